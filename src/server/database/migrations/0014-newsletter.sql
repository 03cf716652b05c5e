-- The newsletter: who gets it, its issues, and which of them go to whom. Rules §6, §11.

-- One row a subscription; unsubscribing removes it. Old letters must unsubscribe for ever, so their token is made from
-- the address and the installation's key, and is the same again after a new subscription.
create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email_address text not null,
  unsubscribe_token text not null,
  created_at timestamptz not null default now(),
  confirmation_sent_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email_address));
create unique index newsletter_subscribers_token on newsletter_subscribers (unsubscribe_token);
create index newsletter_subscribers_confirmed on newsletter_subscribers (id) where confirmed_at is not null;

create table newsletters (
  id integer generated always as identity primary key,
  subject text not null,
  content text not null,
  status text not null default 'Draft' check (status in ('Draft', 'Queued', 'Sent')),
  created_at timestamptz not null default now(),
  queued_at timestamptz,
  sent_at timestamptz,
  recipient_count integer not null default 0,
  -- There was no mail server: the outbox was the end of its letters' way.
  kept_in_outbox boolean not null default false,
  subject_folded text not null generated always as (fold(subject)) stored,
  check ((status = 'Draft') = (queued_at is null)),
  check ((status = 'Sent') = (sent_at is not null))
);
create index newsletters_listed on newsletters (created_at desc, id desc);
create index newsletters_search on newsletters using gin (subject_folded gin_trgm_ops);
create index newsletters_queued on newsletters (id) where status = 'Queued';

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

-- A letter to many is handed to the mail server once: that it is about to be is written down before, and whoever finds
-- this mark on a letter that was not sent does not send it again.
alter table letters add column at_most_once boolean not null default false;
alter table letters add column handed_over_at timestamptz;
alter table letters add column unsubscribe_url text;
