-- What a shelter brings from its former system (docs/decisions/0089).

create table imports (
  id int generated always as identity primary key,
  state text not null check (state in ('draft', 'checking', 'checked', 'running', 'paused', 'cancelled', 'done', 'undoing',
    'undone', 'failed')),
  -- What it is at while it works.
  phase text check (phase in ('reading', 'sorting', 'writing', 'photos', 'undoing')),
  file_name text not null,
  -- Of the file in the store of pictures; null once the import is over and the file deleted.
  file_key text unique check (file_key ~ '^[0-9a-f]{32}$'),
  file_bytes bigint not null,
  layout text not null,
  -- Whose numbers the external ids are.
  source text not null,
  -- Its tables with their columns, encodings and samples.
  found jsonb not null,
  mapping jsonb not null,
  words jsonb not null default '{}',
  answers jsonb not null default '{}',
  -- The mapping with which the rows below were read.
  read_as text,
  done int not null default 0,
  total int not null default 0,
  -- The last table and row that was read, or the last animal that was written.
  cursor jsonb not null default '{}',
  counts jsonb not null default '{}',
  -- Why it failed, as a key of the texts with its values.
  failure jsonb,
  created_at timestamptz not null,
  created_by int references accounts on delete set null,
  phase_at timestamptz,
  finished_at timestamptz
);
create index imports_created_by on imports (created_by);

-- Rows that were read and not yet brought in; they go when the import is over.
create table import_read_rows (
  import_id int not null references imports on delete cascade,
  sheet int not null,
  "row" int not null,
  -- A row may say several things: that an animal came, left and came back.
  part int not null,
  animal_key text not null,
  on_day date,
  facts jsonb not null,
  primary key (import_id, sheet, "row", part)
);
create index import_read_rows_animal on import_read_rows (import_id, animal_key);

-- The order in which animals are brought in: by their first day.
create table import_animals (
  import_id int not null references imports on delete cascade,
  seq int not null,
  animal_key text not null,
  row_count int not null,
  primary key (import_id, seq)
);

-- Rows with something to say about.
create table import_rows (
  import_id int not null references imports on delete cascade,
  sheet int not null,
  "row" int not null,
  state text not null check (state in ('error', 'warning', 'skipped', 'kept')),
  -- Found while reading, or when all rows of an animal were compared.
  found_in text not null check (found_in in ('reading', 'writing', 'undoing')),
  problems jsonb not null,
  primary key (import_id, sheet, "row", found_in)
);
create index import_rows_state on import_rows (import_id, state, sheet, "row");

-- Which record came from which row of another system.
create table imported_records (
  kind text not null check (kind in ('animal', 'stay')),
  source text not null,
  external_id text not null,
  record_id int not null,
  import_id int not null references imports,
  sheet int not null,
  "row" int not null,
  -- The row's facts in short, and what was written, to see who has changed it since.
  facts_hash text not null,
  written jsonb not null,
  primary key (kind, source, external_id),
  unique (kind, record_id)
);
create index imported_records_import on imported_records (import_id, kind, record_id);

-- What a later import changed in records that were there, for its undo.
create table import_changes (
  import_id int not null references imports on delete cascade,
  kind text not null,
  record_id int not null,
  before jsonb not null,
  after jsonb not null,
  record_before jsonb not null,
  primary key (import_id, kind, record_id)
);

create table import_photos (
  import_id int not null references imports on delete cascade,
  animal_id int not null references animals on delete cascade,
  -- An address, or the name of a file in the zip.
  place text not null,
  sheet int not null,
  "row" int not null,
  position int not null,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'refused')),
  photo_id int,
  primary key (import_id, animal_id, place)
);
create index import_photos_animal on import_photos (animal_id);
create index import_photos_waiting on import_photos (import_id) where state = 'waiting';

-- Mappings kept under a name.
create table import_mappings (
  id int generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  columns text[] not null,
  mapping jsonb not null,
  words jsonb not null,
  answers jsonb not null,
  saved_at timestamptz not null
);
create unique index import_mappings_name on import_mappings (fold(name));

-- People who brought or took an animal before the shelter had this program. They have no account and get no letters; staff may
-- link one to somebody who has confirmed this address.
create table stay_contacts (
  id int generated always as identity primary key,
  stay_id int not null references stays on delete cascade,
  role text not null check (role in ('giver', 'taker')),
  name text not null,
  phone text not null default '',
  email text not null default '',
  user_id int references users,
  linked_at timestamptz,
  linked_by int references accounts on delete set null,
  unique (stay_id, role),
  check ((user_id is null) = (linked_at is null))
);
create index stay_contacts_email on stay_contacts (email_key(email)) where email <> '' and user_id is null;
create index stay_contacts_user on stay_contacts (user_id) where user_id is not null;
create index stay_contacts_linked_by on stay_contacts (linked_by) where linked_by is not null;
