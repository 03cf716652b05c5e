-- The first answer to each write that carried an Idempotency-Key, for 14 days (docs/decisions/0087): who sends the same again
-- is answered the same, and nothing is done twice.
create table sent_once (
  account_id int not null references accounts on delete cascade,
  key text not null check (key ~ '^[0-9A-Za-z_-]{8,100}$'),
  request_sha256 text not null check (request_sha256 ~ '^[0-9a-f]{64}$'),
  answer jsonb,
  sent_at timestamptz not null,
  primary key (account_id, key)
);
create index sent_once_sent on sent_once (sent_at);
