-- A gift that somebody makes every month by card (rules §7, docs/decisions/0053). The card itself is kept by the payment
-- provider under a name that nobody can guess; here is only what its owner may read of it.
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
  reason text check (reason in ('giver', 'staff', 'refused', 'card', 'unpaid', 'not kept', 'closed')),
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

alter table donations
  add column monthly_gift_id integer references monthly_gifts (id) on delete set null,
  -- The first day of the month that it is the gift of.
  add column gift_month date,
  -- 0: the first gift, which its giver paid; from 1: charges of the card, counted in each month.
  add column gift_try smallint check (gift_try >= 0),
  add check (num_nonnulls(gift_month, gift_try) in (0, 2)),
  -- However many servers try: one charge for each number, and one at a time.
  add unique (monthly_gift_id, gift_month, gift_try);
create unique index donations_open_charge on donations (monthly_gift_id) where status = 'PENDING' and gift_try > 0;

-- The stand-in for the provider keeps cards, too.
alter table sandbox_orders
  -- For whom the card is to be kept.
  add column customer text;
create table sandbox_cards (
  id integer generated always as identity primary key,
  customer text not null unique,
  token text not null unique,
  behaviour text not null check (behaviour in ('good', 'refused', 'expired')),
  kept_at timestamptz not null
);
