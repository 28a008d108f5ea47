PRAGMA journal_mode = WAL;
PRAGMA application_id = 0x5061726c;
PRAGMA user_version = 1;
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB);
CREATE TABLE entries (
    table_id BLOB, seq INTEGER, body BLOB, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO meta VALUES ('secret', CAST('the secret of an elder parlour..' AS BLOB));
INSERT INTO entries VALUES
    (x'77777777777777777777777777777777', 0, CAST('first' AS BLOB)),
    (x'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 0, x'00ff'),
    (x'77777777777777777777777777777777', 1, x''),
    (x'11111111111111111111111111111111', 0, CAST('alone' AS BLOB)),
    (x'77777777777777777777777777777777', 2, CAST('third' AS BLOB)),
    (x'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 1, CAST('last' AS BLOB));
