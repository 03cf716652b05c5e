-- The batch of each kind of treatment that a person last said to hold in their hand, and on which day of the shelter. One tap
-- gives no other. docs/decisions/0069-batch-in-hand.md
create table confirmed_batches (
  account_id integer not null references accounts (id) on delete cascade,
  kind_id integer not null references treatment_kinds (id) on delete cascade,
  confirmed_on date not null,
  confirmed_at timestamptz not null,
  batch text not null check (trim(batch) <> ''),
  primary key (account_id, kind_id)
);
