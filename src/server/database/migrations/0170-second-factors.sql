-- What a person shows beside the password when they sign in, and where they are signed in
-- (docs/decisions/0096-second-factor.md).

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

-- A session has a number, to be ended by; where it began; when its person last proved who they are; and whether they may
-- do nothing yet but set up the second factor that the shelter asks for.
alter table sessions add column id integer generated always as identity unique;
alter table sessions add column user_agent text;
alter table sessions add column address text;
alter table sessions add column confirmed_at timestamptz;
alter table sessions add column awaits_factor boolean not null default false;

-- The least length of the password that is chosen next: accounts of staff that are made from now on have a longer one.
alter table accounts add column password_min_length smallint not null default 6;

-- No entry has any of the new actions yet, so the indexes stay right.
create or replace function audit_kind(action text) returns text
  language sql immutable parallel safe strict
  return case
    when action in ('list', 'read', 'read contract', 'export') then 'looked'
    when action in ('login', 'failed login', 'locked login', 'wrong password', 'password reset requested',
      'print reset link', 'reset password', 'confirm email', 'wrong second factor', 'locked second factor',
      'use recovery code', 'confirm identity') then 'signedIn'
    when action = 'refused' then 'refused'
    else 'changed'
  end;
