-- How people see the lists of the administration: named views, and the columns that each of them has hidden (rules §11).
create table list_views (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  list text not null,
  name text not null check (trim(name) <> ''),
  -- Search, filters and order, as the list has them in its address.
  query text not null,
  hidden text[] not null default '{}',
  is_shared boolean not null default false,
  created_at timestamptz not null
);
create unique index list_views_name on list_views (account_id, list, fold(name));
create index list_views_shared on list_views (list) where is_shared;

create table list_columns (
  account_id integer not null references accounts (id),
  list text not null,
  hidden text[] not null,
  primary key (account_id, list)
);
