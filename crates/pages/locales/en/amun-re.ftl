amun-re-name = Amun-Re
