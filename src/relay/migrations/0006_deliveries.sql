-- Deliveries of a submission share its id. Before, the channel and the kind were parts of the id: canary-ID, ID-webhook,
-- ID-deleted-webhook.
CREATE TABLE deliveries (
  id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  -- A canary tests the relay and is never for sales. A deletion reports to the receiver of webhooks that a submission was deleted.
  kind TEXT NOT NULL CHECK (kind IN ('submission', 'canary', 'deletion')),
  received_at INTEGER NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  spam TEXT NOT NULL,
  source TEXT,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER,
  error TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (id, channel, kind)
) STRICT;
INSERT INTO deliveries (id, channel, kind, received_at, first_name, last_name, phone, email, message, spam, source,
  state, attempts, next_attempt_at, delivered_at, error)
SELECT replace(replace(replace(id, 'canary-', ''), '-deleted', ''), '-webhook', ''),
  iif(id LIKE '%-webhook', 'webhook', 'mail'),
  iif(id LIKE 'canary-%', 'canary', iif(id LIKE '%-deleted-webhook', 'deletion', 'submission')),
  received_at, first_name, last_name, phone, email, message, spam, source,
  state, attempts, next_attempt_at, delivered_at, error
FROM submissions ORDER BY rowid;
DROP TABLE submissions;
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX deliveries_delivered ON deliveries (delivered_at) WHERE state = 'delivered';
CREATE INDEX deliveries_dead ON deliveries (received_at) WHERE state = 'dead';
-- A view cannot be written: the worker of the last release fails, instead of creating its table again and storing leads there.
CREATE VIEW submissions AS SELECT * FROM deliveries;
UPDATE OR REPLACE deletions SET id = replace(replace(id, '-deleted', ''), '-webhook', '');
