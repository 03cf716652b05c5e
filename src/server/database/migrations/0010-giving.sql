-- What is in store, what the shelter collects for, donations and their payment. Rules §7. Money is kept in grosze.

create table resource_types (
  id integer generated always as identity primary key,
  name text not null,
  names jsonb not null default '{}',
  retired_at timestamptz,
  version integer not null default 1,
  check (trim(name) <> '' or names <> '{}')
);
create unique index resource_types_name on resource_types (fold(name)) where name <> '';
create unique index resource_types_name_pl on resource_types (fold(names ->> 'pl'));
insert into resource_types (name, names)
values
  ('Food', '{"pl": "Karma"}'),
  ('Medicine', '{"pl": "Leki"}'),
  ('Bedding', '{"pl": "Posłania"}'),
  ('Hygiene', '{"pl": "Higiena"}'),
  ('Toys', '{"pl": "Zabawki"}'),
  ('Equipment', '{"pl": "Wyposażenie"}');

create table resources (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  amount integer not null check (amount between 0 and 300),
  description text not null default '',
  resource_type_id integer references resource_types (id),
  created_at timestamptz not null default now(),
  name_folded text not null generated always as (fold(name)) stored,
  -- What donors read; blank: its name.
  appeal text not null default '',
  appeals jsonb not null default '{}',
  -- While it is set, the donate page asks for it.
  goal_grosze integer check (goal_grosze between 100 and 10000000),
  -- What was given before does not count.
  goal_since timestamptz,
  check ((goal_grosze is null) = (goal_since is null))
);
create index resources_listed on resources (resource_type_id, name collate "pl-x-icu", id);
create index resources_search on resources using gin (name_folded gin_trgm_ops);
-- The donate page shows what is collected for, and how much has come.
create trigger public_content_change after update on resources for each row
  when (old.goal_grosze is not null or new.goal_grosze is not null)
  execute function announce_public_content();
create trigger public_content_delete after delete on resources for each row
  when (old.goal_grosze is not null)
  execute function announce_public_content();
create trigger public_content_insert after insert on resources for each row
  when (new.goal_grosze is not null)
  execute function announce_public_content();

-- Every change of an amount, so that it can be said for how long it lasts.
create table resource_changes (
  id integer generated always as identity primary key,
  resource_id integer not null references resources (id) on delete cascade,
  changed_at timestamptz not null,
  difference integer not null check (difference <> 0),
  changed_by integer references accounts (id) on delete set null
);
create index resource_changes_resource on resource_changes (resource_id, changed_at);

-- A gift that somebody makes every month by card (docs/decisions/0053). The card itself is kept by the payment provider under a
-- name that nobody can guess; here is only what its owner may read of it.
create table monthly_gifts (
  id integer generated always as identity primary key,
  account_id integer references accounts (id) on delete set null,
  amount_grosze integer not null check (amount_grosze between 100 and 5000000),
  animal_id integer references animals (id) on delete set null,
  resource_id integer references resources (id) on delete set null,
  -- What the giver read; blank: for all animals.
  purpose text not null default '',
  is_test boolean not null,
  state text not null check (state in ('beginning', 'active', 'paused', 'ended')),
  -- Why it is paused or ended.
  reason text check (reason in ('giver', 'staff', 'refused', 'card', 'unpaid', 'paid once', 'not kept', 'closed')),
  day_of_month smallint not null check (day_of_month between 1 and 31),
  next_charge_on date,
  -- The first day of the month that the next charge is the gift of: a refused one is tried again some days later.
  charge_month date,
  -- How often the charge of this month was refused.
  refusals smallint not null default 0,
  -- When the server has something to do with it next.
  work_at timestamptz,
  -- The names under which the provider keeps the card; the address is erased once the card is deleted there.
  customer_key uuid not null unique,
  customer_email text not null,
  card text,
  card_expires text check (card_expires ~ '^\d{4}-\d{2}$'),
  card_deleted_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- The provider's page for the first payment, until it is paid or the gift has ended: who asks again gets the same page.
  first_page text,
  -- Made with the demonstration: its owner may begin a gift of their own, which ends it.
  is_example boolean not null default false,
  check (animal_id is null or resource_id is null),
  check ((state = 'active') = (next_charge_on is not null)),
  check ((state = 'active') = (charge_month is not null)),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state in ('paused', 'ended')) = (reason is not null))
);
-- One at a time for each person.
create unique index monthly_gifts_of_account on monthly_gifts (account_id) where state <> 'ended';
create index monthly_gifts_work on monthly_gifts (work_at) where work_at is not null;
create index monthly_gifts_animal on monthly_gifts (animal_id) where animal_id is not null;
create index monthly_gifts_resource on monthly_gifts (resource_id) where resource_id is not null;

-- A donation may be meant for one animal, or for something in store that the shelter collects money for. One that somebody
-- makes while signed in is kept with their account, for their letter of thanks and their statement of the year.
create table donations (
  id integer generated always as identity primary key,
  -- Unguessable: whoever has it may see how this donation stands.
  ext_order_id text collate "C" not null unique,
  -- Unknown until the provider has answered, or has sent a notice.
  provider_order_id text collate "C" unique,
  amount_grosze integer not null check (amount_grosze between 100 and 5000000),
  currency text not null default 'PLN' check (currency = 'PLN'),
  status text not null default 'PENDING' check (status in ('PENDING', 'COMPLETED', 'CANCELED', 'FAILED', 'Refunded')),
  -- Made with the stand-in for the provider: no money has moved.
  is_test boolean not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider was last asked about an order that it tells nothing of.
  asked_at timestamptz,
  last_error text,
  account_id integer references accounts (id) on delete set null,
  animal_id integer references animals (id) on delete set null,
  resource_id integer references resources (id) on delete set null,
  -- What the giver read: the animal's name or the resource's, which may be renamed or deleted later.
  purpose text not null default '',
  monthly_gift_id integer references monthly_gifts (id) on delete set null,
  -- The first day of the month that it is the gift of.
  gift_month date,
  -- 0: the first gift, which its giver paid; from 1: charges of the card, counted in each month.
  gift_try smallint check (gift_try >= 0),
  -- The sum of its refunds: what the provider gave back. All sums are of what stayed.
  refunded_grosze integer not null default 0,
  check ((status = 'PENDING') = (settled_at is null)),
  check (animal_id is null or resource_id is null),
  check (num_nonnulls(gift_month, gift_try) in (0, 2)),
  constraint donations_check3 check (refunded_grosze between 0 and amount_grosze),
  check (status <> 'Refunded' or refunded_grosze = amount_grosze),
  -- However many servers try: one charge for each number, and one at a time.
  unique (monthly_gift_id, gift_month, gift_try)
);
create index donations_listed on donations (created_at desc, id desc);
create index donations_status on donations (status, created_at desc, id desc);
create index donations_amount on donations (amount_grosze, id);
create index donations_pending on donations (created_at) where status = 'PENDING';
create index donations_provider_search on donations (lower(provider_order_id) text_pattern_ops);
-- The other orders of their list.
create index donations_by_status on donations (status, id);
create index donations_by_settled on donations (settled_at, id);
create index donations_by_settled_turned on donations (settled_at desc nulls last, id desc);
create index donations_account on donations (account_id, settled_at) where account_id is not null;
create index donations_animal on donations (animal_id) where animal_id is not null;
create index donations_resource on donations (resource_id, created_at) where resource_id is not null;
create unique index donations_open_charge on donations (monthly_gift_id) where status = 'PENDING' and gift_try > 0;
-- The donate page shows how much has come for a collection, and has stayed.
create trigger public_content after update on donations for each row
  when (new.resource_id is not null and
    (new.status = 'COMPLETED' and old.status <> 'COMPLETED' or new.refunded_grosze <> old.refunded_grosze))
  execute function announce_public_content();

create table donation_refunds (
  id integer generated always as identity primary key,
  donation_id integer not null references donations (id) on delete cascade,
  -- The provider's number of it: a notice that comes again is the same refund.
  number text collate "C" not null,
  amount_grosze integer not null check (amount_grosze > 0),
  refunded_at timestamptz not null,
  unique (donation_id, number)
);

-- What the stand-in for the provider remembers: nothing of it is money. It knows our tables no more than PayU does.
create table sandbox_orders (
  id integer generated always as identity primary key,
  order_id text collate "C" not null unique,
  ext_order_id text collate "C" not null unique,
  total_amount integer not null,
  currency text not null,
  description text not null,
  notify_url text not null,
  continue_url text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'COMPLETED', 'CANCELED')),
  created_at timestamptz not null,
  -- Set when the notice was taken, or when no more is sent.
  notified_at timestamptz,
  -- For whom the card is to be kept.
  customer text
);
create index sandbox_orders_to_tell on sandbox_orders (id) where status <> 'PENDING' and notified_at is null;

-- It keeps cards, too.
create table sandbox_cards (
  id integer generated always as identity primary key,
  customer text not null unique,
  token text not null unique,
  behaviour text not null check (behaviour in ('good', 'refused', 'expired')),
  kept_at timestamptz not null
);

-- What it has given back.
create table sandbox_refunds (
  id integer generated always as identity primary key,
  order_id text collate "C" not null references sandbox_orders (order_id) on delete cascade,
  number text collate "C" not null unique,
  amount integer not null check (amount > 0),
  created_at timestamptz not null,
  notified_at timestamptz
);
create index sandbox_refunds_order on sandbox_refunds (order_id);
create index sandbox_refunds_to_tell on sandbox_refunds (order_id) where notified_at is null;
