-- What comes from other systems and goes to them: imports, exports, tokens and webhooks of other programs.

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

-- Rows that were read and not yet brought in; they go when the import is over. They are only added by a step, which has locked
-- the import, and forgotten with it: a foreign key would look for that one import again at every row.
create table import_read_rows (
  import_id int not null,
  sheet int not null,
  "row" int not null,
  -- A row may say several things: that an animal came, left and came back.
  part int not null,
  animal_key text not null,
  on_day date,
  -- Kept as it was written: nobody looks into it before it is decided on.
  facts json not null,
  primary key (import_id, sheet, "row", part)
);
create index import_read_rows_animal on import_read_rows (import_id, animal_key);

-- The order in which animals are brought in: by their first day.
create table import_animals (
  import_id int not null,
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

-- Which record came from which row of another system. What that knows under two numbers may be one here.
create table imported_records (
  kind text not null check (kind in ('animal', 'stay', 'treatment', 'treatment kind', 'placement', 'unit')),
  source text not null,
  external_id text not null,
  record_id int not null,
  import_id int not null,
  sheet int not null,
  "row" int not null,
  -- The row's facts in short, and what was written, to see who has changed it since.
  facts_hash text not null,
  written jsonb not null,
  -- What came in with an animal from an export of this program (docs/decisions/0092): for each table the rows by their ids,
  -- each with a hash.
  brought jsonb not null default '{}',
  primary key (kind, source, external_id)
);
create index imported_records_import on imported_records (import_id, kind, record_id);
create index imported_records_record on imported_records (kind, record_id);

-- What a later import changed in records that were there, for its undo.
create table import_changes (
  import_id int not null references imports on delete cascade,
  kind text not null,
  record_id int not null,
  before jsonb not null,
  after jsonb not null,
  record_before jsonb not null,
  -- Chips that it has given to an animal that was here before, and whether it was said to have one.
  chips text[] not null default '{}',
  was_chipped boolean,
  primary key (import_id, kind, record_id)
);

-- Files that wait with their row until they are read: pictures, and from an export of this program also attachments of animals
-- and treatments, and pictures of foster reports and observations (docs/decisions/0092).
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
  record jsonb,
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

-- Tokens with which other programs use the API. docs/decisions/0094-programs.md
create table api_tokens (
  id integer generated always as identity primary key,
  name text not null,
  -- SHA-256 of the token, which itself is nowhere.
  token_hash bytea not null unique,
  token_end text not null,
  permissions text[] not null,
  -- Who let the program in. It does no more than they may, and nothing once they are no admin any more.
  account_id integer not null references accounts (id),
  created_at timestamptz not null,
  expires_on date,
  last_used_at timestamptz
);
create index api_tokens_account on api_tokens (account_id);

-- Webhooks: other programs are told what becomes of animals. docs/decisions/0094-programs.md
create table webhooks (
  id integer generated always as identity primary key,
  url text not null,
  events text[] not null,
  -- Signs what is sent, so it cannot be kept as a hash.
  secret text not null,
  account_id integer not null references accounts (id),
  created_at timestamptz not null,
  -- Since when nothing has arrived; null while it works.
  failing_since timestamptz,
  last_delivered_at timestamptz,
  off_at timestamptz,
  off_reason text check (off_reason in ('hand', 'failed', 'gone')),
  -- One that gets a new secret signs with the old one too for a while, so that its receiver can change it at its own time.
  old_secret text,
  old_secret_until timestamptz,
  check ((off_at is null) = (off_reason is null)),
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhooks_account on webhooks (account_id);

-- What has become of an animal in one transaction. It names the animal without a foreign key: programs are told as well when
-- it is gone by then.
create table webhook_events (
  id integer generated always as identity primary key,
  -- The webhook-id of each request about it.
  event_id text not null unique default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  happened_at timestamptz not null default now(),
  animal_id integer,
  animal_name text,
  animal_type text,
  -- The status before and after; null where there is no such animal for anybody.
  was text,
  became text,
  -- Whether visitors had seen it before, and can see it now.
  was_known boolean not null default false,
  is_shown boolean not null default false,
  -- What programs are told; null when it is nothing for them.
  kind text,
  body text,
  -- When it was looked at, and its deliveries were written.
  spread_at timestamptz,
  unique (transaction_id, animal_id)
);
create index webhook_events_new on webhook_events (id) where spread_at is null;
create index webhook_events_old on webhook_events (happened_at);

-- One event on its way to one webhook.
create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks (id) on delete cascade,
  event_id integer not null references webhook_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  tried_at timestamptz,
  answer_code integer,
  problem text,
  answer_text text,
  milliseconds integer,
  unique (webhook_id, event_id),
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_tried on webhook_deliveries (webhook_id, tried_at);

-- Notes what becomes of an animal, in the transaction that does it: with it the note stays or goes. Several changes in one
-- transaction are one. A shelter without webhooks notes nothing.
create function note_animal_event() returns trigger language plpgsql as $$
begin
  if not exists (select from webhooks where off_at is null) then return null; end if;
  insert into webhook_events (animal_id, animal_name, animal_type, was, became, was_known, is_shown)
  values (
    new.id, new.name, new.type,
    case when tg_op = 'UPDATE' and old.archived_at is null then old.status end,
    case when new.archived_at is null then new.status end,
    tg_op = 'UPDATE' and old.archived_at is null and (old.status in ('Available', 'Reserved')
      or old.available_since is not null or (old.status = 'Adopted' and not old.not_for_adoption)),
    new.archived_at is null and new.status <> 'Left' and (new.status <> 'InCare' or new.show_while_in_care)
      and (new.status <> 'Adopted' or not new.not_for_adoption or new.show_while_in_care))
  on conflict (transaction_id, animal_id) do update
    set animal_name = excluded.animal_name, became = excluded.became, is_shown = excluded.is_shown;
  return null;
end $$;

-- Animals that nobody was ever shown and that are not for adoption, as those of an import, are left out.
create trigger note_new_animal after insert on animals
  for each row when (not new.not_for_adoption) execute function note_animal_event();
create trigger note_change_of_animal after update of status, archived_at on animals
  for each row when (
    (old.status is distinct from new.status or (old.archived_at is null) <> (new.archived_at is null))
    and (not new.not_for_adoption or old.available_since is not null or old.status in ('Available', 'Reserved')))
  execute function note_animal_event();
