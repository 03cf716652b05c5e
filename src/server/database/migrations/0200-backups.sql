-- Backups that somebody asked for or the server made by itself, and whether they could be restored (docs/decisions/0099).
-- The files are where BACKUP_TO says; a file without a row was made by an operator.

create table backups (
  id int generated always as identity primary key,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- What is being done for it.
  step text check (step in ('copying', 'trying', 'encrypting', 'placing')),
  -- When whoever makes it was last heard of: a row that is silent for long was left by somebody who was killed.
  heard_at timestamptz not null,
  bytes bigint not null default 0,
  -- Of the file, once it is in its place.
  name text unique check (name ~ '^shelter-\d{8}T\d{6}Z\.tar(\.age)?$'),
  -- Why it failed, as a key of the texts, and what the system said.
  failure text,
  detail text,
  tried_at timestamptz,
  try_failure text,
  asked_by int references accounts on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state in ('done', 'failed')) = (finished_at is not null))
);
create index backups_asked_by on backups (asked_by);
create unique index backups_one_at_a_time on backups ((true)) where state in ('waiting', 'running');
