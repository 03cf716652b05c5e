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
