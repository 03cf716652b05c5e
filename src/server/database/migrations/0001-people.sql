-- People of the shelter: accounts, users (adopters) and employees. Spec §3; rules §1, §2, §10.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- What a search box compares: lower case, Polish letters as their plain form (rules §1: lodz finds Łódź).
-- Immutable in fact, as the dictionary is named; PostgreSQL cannot know that of unaccent by itself.
create function fold(typed text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, typed)) $$;

create table accounts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('user', 'employee')),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  created_at timestamptz not null default now(),
  unique (id, kind)
);
create unique index accounts_email on accounts (lower(email));

-- An account belongs to one user or one employee, never to both: the kind is part of the key.
create table users (
  id integer generated always as identity primary key,
  account_id integer not null unique,
  account_kind text not null generated always as ('user') stored,
  name text not null,
  surname text not null,
  phone_number text not null,
  postal_code text not null,
  city text not null,
  street text not null,
  date_of_birth date,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  closed_at timestamptz,
  name_folded text not null generated always as (fold(name || ' ' || surname)) stored,
  foreign key (account_id, account_kind) references accounts (id, kind),
  -- A closed account is anonymous: its personal fields are empty (rules §10).
  check (closed_at is not null or (phone_number ~ '^[0-9]{9}$' and postal_code ~ '^[0-9]{2}-[0-9]{3}$' and date_of_birth is not null))
);
create index users_listed on users (surname collate "pl-x-icu", name collate "pl-x-icu", id) where archived_at is null;
create index users_name_prefix on users (name_folded text_pattern_ops) where archived_at is null;

create table employees (
  id integer generated always as identity primary key,
  account_id integer not null unique,
  account_kind text not null generated always as ('employee') stored,
  name text not null,
  surname text not null,
  job_title text not null,
  description text not null default '',
  is_admin boolean not null default false,
  photo_id integer,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  name_folded text not null generated always as (fold(name || ' ' || surname)) stored,
  foreign key (account_id, account_kind) references accounts (id, kind)
);
create index employees_listed on employees (surname collate "pl-x-icu", name collate "pl-x-icu", id) where archived_at is null;
create index employees_name_prefix on employees (name_folded text_pattern_ops) where archived_at is null;
create index employees_photo on employees (photo_id);
