-- Who is signed in, failed attempts, lost passwords, and what was done. Rules §2, §10.

-- Only a hash of the cookie's 256 random bits is kept: who reads this table cannot sign in with it.
create table sessions (
  id_hash bytea primary key,
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_account on sessions (account_id);
create index sessions_last_seen on sessions (last_seen_at);

-- Failures of the last quarter of an hour, counted by e-mail and by address; kept here so that a restart forgives nobody.
create table login_failures (
  id bigint generated always as identity primary key,
  email text not null,
  address text not null,
  at timestamptz not null
);
create index login_failures_email on login_failures (email, at);
create index login_failures_address on login_failures (address, at);
create index login_failures_at on login_failures (at);

-- A link is good once, for an hour; only a hash of it is kept.
create table password_resets (
  token_hash bytea primary key,
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id, created_at);

-- Append-only: the trigger refuses every change of what is written (rules §10).
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_account_id integer,
  action text not null,
  subject text not null,
  subject_id integer,
  details jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject, subject_id, id desc);
create index audit_log_actor on audit_log (actor_account_id, id desc);

create function refuse_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'The audit log is only ever added to.';
end
$$;
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
