ra-name = Ra
