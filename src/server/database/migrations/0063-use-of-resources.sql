-- Every change of an amount, so that it can be said for how long it lasts.

create table resource_changes (
  id integer generated always as identity primary key,
  resource_id integer not null references resources (id) on delete cascade,
  changed_at timestamptz not null,
  difference integer not null check (difference <> 0),
  changed_by integer references accounts (id) on delete set null
);
create index resource_changes_resource on resource_changes (resource_id, changed_at);
