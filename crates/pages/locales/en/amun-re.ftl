amun-re-name = Amun-Re
amun-re-kind = Win provinces, offer to the god, build pyramids in two kingdoms.
