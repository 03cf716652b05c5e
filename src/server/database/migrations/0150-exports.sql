-- Exports of everything about the animals (docs/decisions/0092).

create table exports (
  id int generated always as identity primary key,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- Of the file in the store of pictures; null while it is made, and once it is deleted.
  file_key text unique check (file_key ~ '^[0-9a-f]{32}$'),
  file_bytes bigint,
  done int not null default 0,
  total int not null default 0,
  -- What is in the file: animals, stays, pictures.
  counts jsonb not null default '{}',
  -- Why it failed, as a key of the texts.
  failure text,
  created_at timestamptz not null,
  created_by int references accounts on delete set null,
  finished_at timestamptz,
  -- Until when it can be downloaded.
  expires_at timestamptz,
  check ((state = 'done') = (expires_at is not null))
);
create index exports_created_by on exports (created_by);
create unique index exports_one_at_a_time on exports ((true)) where state in ('waiting', 'running');
