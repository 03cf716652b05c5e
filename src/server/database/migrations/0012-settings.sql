-- What admins see to: backups, and how long what people have written is kept.

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

-- How long the shelter keeps what people have written (docs/decisions/0101). What is ready to be erased is found by indexes of
-- the tables themselves, named `_to_erase`: each holds only what has ended and still has words, the oldest first.
create table retention_periods (
  kind text primary key,
  -- Null: nothing is erased.
  months smallint check (months between 1 and 240),
  version int not null,
  changed_at timestamptz not null,
  changed_by int references accounts on delete set null,
  -- The day at the shelter of the latest run that erased something, and how much in it.
  ran_on date,
  erased int not null default 0,
  -- The day of the latest run after which nothing was left.
  finished_on date
);
create index retention_periods_changed_by on retention_periods (changed_by);
