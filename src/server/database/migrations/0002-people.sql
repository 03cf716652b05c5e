-- People: accounts and how they sign in, users (adopters) and employees, jobs and those who apply for them. Spec §3; rules
-- §1, §2, §10.

create table accounts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('user', 'employee')),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  created_at timestamptz not null default now(),
  -- Set when a link that was sent to this very address was opened. Employees' addresses are set by admins, who know them.
  -- docs/decisions/0021
  email_confirmed_at timestamptz,
  -- The user whose account this is, while they are in the list of users, which is cut from one index of the accounts. It
  -- stands here and not the e-mail beside the user, since the person is locked before the account (decision 0015).
  listed_user_id integer,
  -- The language in which a person uses the application and gets letters (rules §13). Which languages there are, the
  -- contract says: a further one needs no migration.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  -- Staff have set the password of this account, and its person has not chosen one of their own since.
  password_by_staff boolean not null default false,
  -- The least length of the password that is chosen next: accounts of staff that are made from now on have a longer one.
  password_min_length smallint not null default 6,
  unique (id, kind)
);
create unique index accounts_email on accounts (email_key(email));
-- With the e-mail as it is written, so that the page is read from the index alone.
create index accounts_of_listed_users on accounts (email_key(email), listed_user_id) include (email)
  where listed_user_id is not null;
-- What the search over everything looks in: any part of an e-mail, a phone number or a chip's number (rules §11). Names
-- have their indexes already.
create index accounts_email_search on accounts using gin (email_key(email) gin_trgm_ops) where listed_user_id is not null;

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
  -- The list of users can be sorted by the number of their adoptions.
  adoption_count integer not null default 0,
  -- Why staff should look twice at a person: codes with their values, which each reader sees in their own language (rules §4).
  flags jsonb not null default '[]' check (jsonb_typeof(flags) = 'array'),
  foreign key (account_id, account_kind) references accounts (id, kind),
  -- A closed account is anonymous: its personal fields are empty (rules §10).
  check (closed_at is not null or (phone_number ~ '^[0-9]{9}$' and postal_code ~ '^[0-9]{2}-[0-9]{3}$' and date_of_birth is not null))
);
-- Every order of their list; whoever is in the audit log is searched by any part of the name.
create index users_listed on users (surname collate "pl-x-icu", name collate "pl-x-icu", id)
  where archived_at is null and closed_at is null;
create index users_name_prefix on users (name_folded text_pattern_ops) where archived_at is null and closed_at is null;
create index users_by_name on users (name collate "pl-x-icu", id) where archived_at is null and closed_at is null;
create index users_by_surname on users (surname collate "pl-x-icu", id) where archived_at is null and closed_at is null;
create index users_by_city on users (city collate "pl-x-icu", id) where archived_at is null and closed_at is null;
create index users_by_phone on users (phone_number, id) where archived_at is null and closed_at is null;
create index users_by_adoptions on users (adoption_count, id) where archived_at is null and closed_at is null;
create index users_archived on users (surname collate "pl-x-icu", name collate "pl-x-icu", id)
  where archived_at is not null and closed_at is null;
create index users_name_search on users using gin (name_folded gin_trgm_ops);
create index users_phone_search on users using gin (phone_number gin_trgm_ops);

create function keep_listed_user() returns trigger
  language plpgsql
  as $$
begin
  update accounts set listed_user_id = case when new.archived_at is null and new.closed_at is null then new.id end
  where id = new.account_id;
  return null;
end
$$;
create trigger listed_user_insert after insert on users for each row execute function keep_listed_user();
create trigger listed_user_update after update of archived_at, closed_at on users
  for each row when ((old.archived_at, old.closed_at) is distinct from (new.archived_at, new.closed_at))
  execute function keep_listed_user();

-- The key of `photo_id` stands in 0013-keys.sql, as all that point to tables of later files.
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
create trigger public_content after insert or update or delete or truncate on employees
  for each statement execute function announce_public_content();

-- What staff write about people.
create table user_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  written_by integer references accounts (id) on delete set null,
  edited_at timestamptz
);
create index user_notes_user on user_notes (user_id, id desc);

-- Who is signed in, and how. docs/decisions/0096-second-factor.md

-- Only a hash of the cookie's 256 random bits is kept: who reads this table cannot sign in with it.
create table sessions (
  id_hash bytea primary key,
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- To end it by.
  id integer generated always as identity unique,
  -- Where it began.
  user_agent text,
  address text,
  -- When its person last proved who they are.
  confirmed_at timestamptz,
  -- Whether they may do nothing yet but set up the second factor that the shelter asks for.
  awaits_factor boolean not null default false
);
create index sessions_account on sessions (account_id);
create index sessions_last_seen on sessions (last_seen_at);

-- An authenticator app (RFC 6238). Secrets are encrypted with a key that the server derives from its signing key. `secret`
-- is null until the first code was right; `new_secret` is one that is being set up.
create table authenticator_apps (
  account_id integer primary key references accounts (id) on delete cascade,
  secret bytea,
  since timestamptz,
  -- The time step of the last code that was taken: no code of it, or of an earlier one, is taken again.
  last_step bigint not null default 0,
  new_secret bytea,
  check ((secret is null) = (since is null))
);

-- Passkeys (WebAuthn): the public half of a key that stays on a device or in a password manager.
create table passkeys (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- Ten codes for whoever has lost the rest; only a keyed hash of each is stored.
create table recovery_codes (
  account_id integer not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Somebody has given the right password and not yet the second factor. Only a hash of the cookie's token is stored.
create table sign_in_steps (
  id_hash bytea primary key,
  account_id integer not null references accounts (id) on delete cascade,
  at timestamptz not null
);
create index sign_in_steps_account on sign_in_steps (account_id);
create index sign_in_steps_at on sign_in_steps (at);

-- What a passkey has to sign: good once, for the browser whose cookie has this hash.
create table passkey_challenges (
  challenge text primary key,
  holder bytea not null,
  at timestamptz not null
);
create index passkey_challenges_at on passkey_challenges (at);

-- Browsers that a person has signed in with: a letter tells of a new one.
create table known_devices (
  account_id integer not null references accounts (id) on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index known_devices_last_seen on known_devices (last_seen_at);

create table jobs (
  id integer generated always as identity primary key,
  name text not null,
  description text not null,
  min_salary integer not null check (min_salary between 0 and 999999),
  max_salary integer not null check (max_salary between 0 and 1000000),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  names jsonb not null default '{}',
  descriptions jsonb not null default '{}',
  name_folded text not null generated always as (fold(all_texts(name, names))) stored,
  check (min_salary <= max_salary),
  constraint jobs_name_check check (trim(name) <> '' or names <> '{}')
);
create index jobs_listed on jobs (created_at desc, id desc) where archived_at is null;
create index jobs_search on jobs using gin (name_folded gin_trgm_ops);
create trigger public_content after insert or update or delete or truncate on jobs
  for each statement execute function announce_public_content();

create table job_applications (
  id integer generated always as identity primary key,
  job_id integer not null references jobs (id),
  -- Empty for an application that came on paper (rules §11).
  account_id integer references accounts (id),
  first_name text not null,
  last_name text not null,
  sex text not null,
  age integer not null check (age > 0),
  application_letter text not null,
  experience text not null,
  phone_number text not null,
  email_address text not null,
  application_status text not null default 'Pending' check (application_status in ('Pending', 'Approved', 'Rejected')),
  note text not null default '',
  created_at timestamptz not null default now(),
  first_name_folded text not null generated always as (fold(first_name)) stored,
  decided_at timestamptz
);
-- One application an account and job (rules §5).
create unique index job_applications_once on job_applications (job_id, account_id) where account_id is not null;
create index job_applications_listed on job_applications (created_at desc, id desc);
create index job_applications_status on job_applications (application_status, created_at desc);
create index job_applications_search on job_applications using gin (first_name_folded gin_trgm_ops);
create index job_applications_by_name on job_applications ((first_name || ' ' || last_name) collate "pl-x-icu", id);
create index job_applications_by_age on job_applications (age, id);
create index job_applications_by_phone on job_applications (phone_number, id);
create index job_applications_by_status on job_applications (application_status, id);
create index job_applications_to_erase on job_applications ((coalesce(decided_at, created_at)), id)
  where application_status = 'Rejected';
