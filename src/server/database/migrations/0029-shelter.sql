-- Whose shelter this is: one row, which is written at the first save. Fields that it does not have are built in.
create table shelter (
  is_the_one boolean primary key default true check (is_the_one),
  record jsonb not null default '{}' check (jsonb_typeof(record) = 'object'),
  logo_id integer references photos (id),
  version integer not null default 0,
  changed_at timestamptz,
  changed_by integer references accounts (id) on delete set null
);
create index on shelter (logo_id);
create index on shelter (changed_by);

-- Every page carries the shelter's name.
create trigger public_content after insert or update or delete or truncate on shelter
  for each statement execute function announce_public_content();
