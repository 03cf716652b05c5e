-- What people write with the contact form. Spec §2.4, §5; rules §6, §11.

create table contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  -- The user who wrote it signed in: an address alone proves nobody, so only these messages are part of a person's data.
  account_id integer references accounts (id),
  -- The letter to the shelter's mailbox, which says the same and is erased with it.
  letter_id bigint,
  read_at timestamptz,
  answered_at timestamptz,
  answered_by integer references accounts (id),
  words_folded text not null generated always as (fold(name || ' ' || email || ' ' || message)) stored,
  check (answered_at is null or read_at is not null),
  check ((answered_at is null) = (answered_by is null))
);
create index contact_messages_listed on contact_messages (created_at desc, id desc);
create index contact_messages_unread on contact_messages (created_at desc, id desc) where read_at is null;
create index contact_messages_open on contact_messages (created_at desc, id desc)
  where read_at is not null and answered_at is null;
create index contact_messages_search on contact_messages using gin (words_folded gin_trgm_ops);
create index contact_messages_account on contact_messages (account_id) where account_id is not null;
