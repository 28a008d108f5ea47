-- Run once when the database of compose.yaml is made: nobody else may connect to it.
REVOKE CONNECT, TEMPORARY ON DATABASE parlour FROM PUBLIC;
