-- Every table with what a lobby shows of it, and how far its log goes.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    rules   INTEGER NOT NULL, -- the version of the rules it is played under
    host    TEXT    NOT NULL, -- the visitor who opened it
    state   TEXT    NOT NULL, -- waiting, playing or finished
    listed  INTEGER NOT NULL, -- 1 if strangers may find it
    summary TEXT    NOT NULL, -- what a lobby shows, as the server writes it
    created INTEGER NOT NULL, -- milliseconds since 1970
    updated INTEGER NOT NULL,
    entries INTEGER NOT NULL, -- how many entries the log has
    chain   BLOB    NOT NULL  -- the chain hash of the last of them
);
CREATE INDEX tables_by_state ON tables (state, listed, updated);
CREATE INDEX tables_by_host ON tables (host, state);

-- The log: nothing here is ever changed or removed.
CREATE TABLE log (
    table_id TEXT    NOT NULL,
    number   INTEGER NOT NULL, -- 1, 2, 3 ... without a gap
    entry    TEXT    NOT NULL,
    chain    BLOB    NOT NULL, -- the hash of this entry and all before it
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Who has sat at which table: "my games".
CREATE TABLE sitters (
    visitor  TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (visitor, table_id)
) WITHOUT ROWID;

-- Keys that must outlive the program.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
);
