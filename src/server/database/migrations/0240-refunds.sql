-- What the provider gave back of a donation (rules §7). All sums are of what stayed.

alter table donations
  -- The sum of its refunds.
  add column refunded_grosze integer not null default 0,
  add check (refunded_grosze between 0 and amount_grosze),
  drop constraint donations_status_check,
  add constraint donations_status_check check (status in ('PENDING', 'COMPLETED', 'CANCELED', 'FAILED', 'Refunded')),
  add check (status <> 'Refunded' or refunded_grosze = amount_grosze);

create table donation_refunds (
  id integer generated always as identity primary key,
  donation_id integer not null references donations (id) on delete cascade,
  -- The provider's number of it: a notice that comes again is the same refund.
  number text collate "C" not null,
  amount_grosze integer not null check (amount_grosze > 0),
  refunded_at timestamptz not null,
  unique (donation_id, number)
);

-- What the stand-in for the provider has given back.
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

-- The stored sums are of what stayed.
drop trigger list_counts_insert on donations;
drop trigger list_counts_update on donations;
drop trigger list_counts_delete on donations;
create trigger list_counts_insert after insert on donations referencing new table as added
  for each statement execute function keep_list_counts('donations', 'true',
    'status || case when is_test then '' test'' else '''' end', 'amount_grosze - refunded_grosze');
create trigger list_counts_update after update on donations referencing new table as added old table as removed
  for each statement execute function keep_list_counts('donations', 'true',
    'status || case when is_test then '' test'' else '''' end', 'amount_grosze - refunded_grosze');
create trigger list_counts_delete after delete on donations referencing old table as removed
  for each statement execute function keep_list_counts('donations', 'true',
    'status || case when is_test then '' test'' else '''' end', 'amount_grosze - refunded_grosze');

create or replace function rebuild_lists() returns void
  language plpgsql
  as $$
begin
  perform rebuild_all_but_scores();
  perform keep_scores(array(select distinct animal_id from animal_attribute_scores));
  delete from list_counts where list = 'donations';
  insert into list_counts (list, part, row_count, amount)
  select 'donations', status || case when is_test then ' test' else '' end, count(*), sum(amount_grosze - refunded_grosze)
  from donations group by status, is_test;
end
$$;

-- The donate page shows how much has come for a collection, and has stayed.
drop trigger public_content on donations;
create trigger public_content after update on donations for each row
  when (new.resource_id is not null and
    (new.status = 'COMPLETED' and old.status <> 'COMPLETED' or new.refunded_grosze <> old.refunded_grosze))
  execute function announce_public_content();
