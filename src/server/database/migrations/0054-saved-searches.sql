-- Letters about new animals that fit a saved search (docs/decisions/0046). A mailbox belongs to whoever reads it: searches
-- are found by its address and by the links of its letters, as the newsletter's subscriptions.
create table search_mailboxes (
  id integer generated always as identity primary key,
  email_address text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Of the link that ends all its searches.
  end_token text not null unique,
  -- An account that had this e-mail, confirmed, until it changed it.
  account_id integer references accounts (id),
  created_at timestamptz not null,
  -- One letter a day.
  last_letter_on date
);
create unique index search_mailboxes_email on search_mailboxes (email_key(email_address));
create index search_mailboxes_account on search_mailboxes (account_id) where account_id is not null;

create table saved_searches (
  id integer generated always as identity primary key,
  mailbox_id integer not null references search_mailboxes (id) on delete cascade,
  -- The query of the animals list's address, with nothing but its filters.
  query text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unique (mailbox_id, query)
);
create index saved_searches_unconfirmed on saved_searches (created_at) where confirmed_at is null;
create index saved_searches_confirmed on saved_searches (mailbox_id) where confirmed_at is not null;

-- Of which animals a mailbox was written: of each once.
create table search_finds (
  mailbox_id integer not null references search_mailboxes (id) on delete cascade,
  animal_id integer not null references animals (id) on delete cascade,
  found_at timestamptz not null,
  primary key (mailbox_id, animal_id)
);
create index search_finds_animal on search_finds (animal_id);

-- The letters of a mailbox, so that those not sent yet end with it.
create table search_letters (
  letter_id bigint primary key references letters (id) on delete cascade,
  mailbox_id integer not null references search_mailboxes (id) on delete cascade
);
create index search_letters_mailbox on search_letters (mailbox_id);

-- Since when an animal can be adopted without a break; unknown for those from before.
alter table animals add column available_since timestamptz;
create index animals_newly_available on animals (available_since) where status = 'Available' and archived_at is null;
create function note_available() returns trigger language plpgsql as $$
begin
  new.available_since := now();
  return new;
end $$;
create trigger animals_available_from_the_start before insert on animals
  for each row when (new.status = 'Available' and new.available_since is null) execute function note_available();
create trigger animals_available_again before update of status on animals
  for each row when (new.status = 'Available' and old.status <> 'Available') execute function note_available();
