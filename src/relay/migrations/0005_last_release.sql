-- The tables of the release before wrangler applied migrations, if its worker has not created them (as 0001 to 0004).
CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  spam TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER,
  error TEXT NOT NULL DEFAULT '',
  source TEXT
) STRICT;
-- Submissions deleted on request (docs/deploy-cloudflare.md): restoring a backup skips them.
CREATE TABLE IF NOT EXISTS deletions (id TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT;
-- Which alerts were sent, in one row.
CREATE TABLE IF NOT EXISTS alerts (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL) STRICT;
-- Requests by network and day, and rejected requests by hour.
CREATE TABLE IF NOT EXISTS counts (
  kind TEXT NOT NULL,
  since INTEGER NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, since, name)
) STRICT, WITHOUT ROWID;
-- Number of bounces of a submission's mails, and the last permanent one (0: none).
CREATE TABLE IF NOT EXISTS bounces (
  id TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  bounced_at INTEGER NOT NULL,
  reason TEXT NOT NULL,
  is_second INTEGER NOT NULL
) STRICT;
