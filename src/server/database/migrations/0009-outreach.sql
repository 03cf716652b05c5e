-- What the shelter tells people and what they write to it: news, newsletters, saved searches, messages. Spec §2.4, §3, §5;
-- rules §5, §6, §11.

create table news (
  id integer generated always as identity primary key,
  title text not null,
  content text not null,
  employee_id integer not null references employees (id),
  created_at timestamptz not null default now(),
  titles jsonb not null default '{}',
  contents jsonb not null default '{}',
  title_folded text not null generated always as (fold(all_texts(title, titles))) stored,
  -- News go out at a time that staff choose (docs/decisions/0052). Null is a draft. What is in the future is not public before.
  published_at timestamptz default now(),
  constraint news_title_check check (trim(title) <> '' or titles <> '{}')
);
create index news_listed on news (published_at desc nulls first, id desc);
create index news_search on news using gin (title_folded gin_trgm_ops);
create index news_employee on news (employee_id);
create trigger public_content after insert or update or delete or truncate on news
  for each statement execute function announce_public_content();

-- The animals that a news item is about: their cards stand below it, in this order.
create table news_animals (
  news_id integer not null references news (id) on delete cascade,
  animal_id integer not null references animals (id) on delete cascade,
  position integer not null,
  primary key (news_id, animal_id)
);
create index news_animals_animal on news_animals (animal_id);
create trigger public_content after insert or update or delete or truncate on news_animals
  for each statement execute function announce_public_content();

-- The newsletter: who gets it, its issues, and which of them go to whom.

-- One row a subscription; unsubscribing removes it.
create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email_address text not null,
  created_at timestamptz not null default now(),
  confirmation_sent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The account whose e-mail this address was until it got another: the newsletter still goes there, and ends with the account.
  account_id integer references accounts (id),
  -- Of the page on which it was asked for (rules §13).
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);
create unique index newsletter_subscribers_email on newsletter_subscribers (email_key(email_address));
create index newsletter_subscribers_confirmed on newsletter_subscribers (id) where confirmed_at is not null;
create index newsletter_subscribers_account on newsletter_subscribers (account_id) where account_id is not null;

-- An issue is Sent when the mail server has its letters, and Queued as long as some wait, also where there is no mail server
-- yet. It goes out at a time that staff choose (docs/decisions/0052).
create table newsletters (
  id integer generated always as identity primary key,
  subject text not null,
  content text not null,
  status text not null default 'Draft' check (status in ('Draft', 'Scheduled', 'Queued', 'Sent')),
  created_at timestamptz not null default now(),
  queued_at timestamptz,
  sent_at timestamptz,
  recipient_count integer not null default 0,
  subject_folded text not null generated always as (fold(subject)) stored,
  send_at timestamptz,
  constraint newsletters_queued check ((status in ('Draft', 'Scheduled')) = (queued_at is null)),
  constraint newsletters_scheduled check (status <> 'Scheduled' or send_at is not null),
  constraint newsletters_check1 check ((status = 'Sent') = (sent_at is not null))
);
create index newsletters_listed on newsletters (created_at desc, id desc);
create index newsletters_search on newsletters using gin (subject_folded gin_trgm_ops);
create index newsletters_queued on newsletters (id) where status = 'Queued';

-- The animals that an issue shows, in their order.
create table newsletter_animals (
  newsletter_id integer not null references newsletters (id) on delete cascade,
  animal_id integer not null references animals (id),
  position smallint not null,
  primary key (newsletter_id, animal_id)
);
create index newsletter_animals_animal on newsletter_animals (animal_id);

-- Fixed when the issue is queued. Settled when the letter was written, or when there was nobody to write to any more.
create table newsletter_deliveries (
  id bigint generated always as identity primary key,
  newsletter_id integer not null references newsletters (id),
  subscriber_id integer references newsletter_subscribers (id) on delete set null,
  settled_at timestamptz,
  letter_id bigint references letters (id) on delete set null,
  unique (newsletter_id, subscriber_id)
);
create index newsletter_deliveries_unsettled on newsletter_deliveries (newsletter_id, id) where settled_at is null;
create index newsletter_deliveries_letters on newsletter_deliveries (newsletter_id, letter_id);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id);
create unique index newsletter_deliveries_letter on newsletter_deliveries (letter_id);

-- Letters about new animals that fit a saved search (docs/decisions/0046). A mailbox belongs to whoever reads it: searches
-- are found by its address and by the links of its letters, as the newsletter's subscriptions.
create table search_mailboxes (
  id integer generated always as identity primary key,
  email_address text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
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

-- What people write with the contact form.
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
  -- In which the form was read; the answer's frame is written in it.
  language text,
  closed_at timestamptz,
  closed_by integer references accounts (id) on delete set null,
  check (answered_at is null or read_at is not null),
  check ((answered_at is null) = (answered_by is null)),
  check (closed_at is null or read_at is not null)
);
create index contact_messages_listed on contact_messages (created_at desc, id desc);
create index contact_messages_unread on contact_messages (created_at desc, id desc) where read_at is null;
create index contact_messages_open on contact_messages (created_at desc, id desc)
  where read_at is not null and answered_at is null;
create index contact_messages_search on contact_messages using gin (words_folded gin_trgm_ops);
create index contact_messages_account on contact_messages (account_id) where account_id is not null;
create index contact_messages_by_name on contact_messages (name collate "pl-x-icu", id);
create index contact_messages_by_email on contact_messages (lower(email), id);
create index contact_messages_by_state on contact_messages (
  (case when closed_at is not null then 3 else (read_at is not null)::int + (answered_at is not null)::int end), id);
create index contact_messages_unanswered on contact_messages (created_at, id) where answered_at is null;
create index contact_messages_to_erase on contact_messages ((greatest(answered_at, closed_at)), id)
  where answered_at is not null or closed_at is not null;

create table contact_replies (
  id integer generated always as identity primary key,
  message_id integer not null references contact_messages (id) on delete cascade,
  -- Blank when the sender has closed their account.
  text text not null,
  sent_at timestamptz not null,
  sent_by integer references accounts (id) on delete set null,
  letter_id integer references letters (id) on delete set null
);
create index contact_replies_message on contact_replies (message_id, id);
create index contact_replies_letter on contact_replies (letter_id);

-- Ready words for answers to messages, in each language.
create table reply_templates (
  id integer generated always as identity primary key,
  name text not null,
  names jsonb not null default '{}',
  text text not null,
  texts jsonb not null default '{}',
  created_at timestamptz not null,
  name_folded text not null generated always as (fold(all_texts(name, names))) stored,
  check (trim(name) <> '' or names <> '{}'),
  check (trim(text) <> '' or texts <> '{}')
);
