-- Letters that go out, and the contract of an adoption. Rules §4, §6.

-- A letter is written in the transaction of what it tells of; the worker sends it afterwards, or it stays to be read.
create table letters (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  reply_to text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  given_up_at timestamptz
);
create index letters_listed on letters (created_at desc, id desc);
create index letters_waiting on letters (id) where sent_at is null and given_up_at is null;

-- The contract as it was issued last, and as it was accepted: once accepted it is never written again.
create table adoption_contracts (
  adoption_id integer primary key references adoptions (id),
  issued_at timestamptz not null,
  -- What the paper says, as data: the same data give the same text.
  terms jsonb not null,
  accepted_at timestamptz,
  accepted_text text,
  accepted_sha256 text check (accepted_sha256 ~ '^[0-9a-f]{64}$'),
  accepted_from text,
  check ((accepted_at is null) = (accepted_text is null) and (accepted_at is null) = (accepted_sha256 is null)
         and (accepted_at is null) = (accepted_from is null))
);

-- Staff's remark that this person needs a closer look (rules §4: warnings).
alter table users add column flag_note text not null default '';
