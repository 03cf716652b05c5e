-- What was done from which network address within the last hour, for the limits of rules §11. Apart from what was
-- done, so that what is deleted still counts.
create table address_uses (
  id bigint generated always as identity primary key,
  kind text not null,
  address text not null,
  at timestamptz not null
);
create index address_uses_counted on address_uses (kind, address, at);
create index address_uses_at on address_uses (at);
