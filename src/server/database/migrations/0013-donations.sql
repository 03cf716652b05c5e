-- Donations and their payment. Rules §7. Money is kept in grosze.

create table donations (
  id integer generated always as identity primary key,
  -- Unguessable: whoever has it may see how this donation stands.
  ext_order_id text collate "C" not null unique,
  -- Unknown until the provider has answered, or has sent a notice.
  provider_order_id text collate "C" unique,
  amount_grosze integer not null check (amount_grosze between 100 and 5000000),
  currency text not null default 'PLN' check (currency = 'PLN'),
  status text not null default 'PENDING' check (status in ('PENDING', 'COMPLETED', 'CANCELED', 'FAILED')),
  -- Made with the stand-in for the provider: no money has moved.
  is_test boolean not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider was last asked about an order that it tells nothing of.
  asked_at timestamptz,
  last_error text,
  check ((status = 'PENDING') = (settled_at is null))
);
create index donations_listed on donations (created_at desc, id desc);
create index donations_status on donations (status, created_at desc, id desc);
create index donations_amount on donations (amount_grosze, id);
create index donations_pending on donations (created_at) where status = 'PENDING';
create index donations_provider_search on donations (lower(provider_order_id) text_pattern_ops);

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
  notified_at timestamptz
);
create index sandbox_orders_to_tell on sandbox_orders (id) where status <> 'PENDING' and notified_at is null;
