-- Before a rollback to the release without these migrations: docs/deploy-cloudflare.md, "Rolling back".
DROP VIEW submissions;
CREATE TABLE submissions (
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
INSERT INTO submissions (id, received_at, first_name, last_name, phone, email, message, spam, state, attempts,
  next_attempt_at, delivered_at, error, source)
SELECT iif(kind = 'canary', 'canary-', '') || id || iif(kind = 'deletion', '-deleted', '') || iif(channel = 'webhook', '-webhook', ''),
  received_at, first_name, last_name, phone, email, message, spam, state, attempts,
  next_attempt_at, delivered_at, error, source
FROM deliveries ORDER BY rowid;
DROP TABLE deliveries;
CREATE INDEX submissions_due ON submissions (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX submissions_delivered ON submissions (delivered_at) WHERE state = 'delivered';
CREATE INDEX submissions_dead ON submissions (received_at) WHERE state = 'dead';
INSERT OR IGNORE INTO deletions SELECT id || '-webhook', deleted_at FROM deletions;
DELETE FROM d1_migrations WHERE name = '0006_deliveries.sql';
