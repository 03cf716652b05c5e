-- Two records that have become one (docs/decisions/0091). The row of the one that goes is deleted, so the database itself
-- refuses a merge that has left something behind. What an undo needs is kept for 30 days, or until the person leaves.
create table merges (
  id int generated always as identity primary key,
  -- The one that went: its number is never given again.
  gone_id int not null,
  gone_account_id int,
  -- The one that stayed, and the one that has it now: that one may have been merged into another since.
  into_id int not null,
  user_id int references users on delete cascade,
  animal_id int references animals on delete cascade,
  check (num_nonnulls(user_id, animal_id) = 1),
  merged_at timestamptz not null,
  merged_by int references accounts on delete set null,
  undone_at timestamptz,
  undone_by int references accounts on delete set null,
  -- The rows of the one that went, and the columns of the other that were changed. All are null when they are forgotten.
  gone jsonb,
  before jsonb,
  after jsonb
);
create index merges_user on merges (user_id) where user_id is not null;
create index merges_animal on merges (animal_id) where animal_id is not null;
create index merges_gone on merges (gone_id);
create index merges_gone_account on merges (gone_account_id) where gone_account_id is not null;
create index merges_kept on merges (merged_at) where gone is not null;
create index merges_merged_by on merges (merged_by);
create index merges_undone_by on merges (undone_by);

-- What has moved, by the column that names the record: which rows, what else of them was changed, and the rows that were
-- taken out because the other one had such a row already.
create table merge_moves (
  merge_id int not null references merges on delete cascade,
  reference text not null,
  moved jsonb not null,
  aside jsonb not null,
  primary key (merge_id, reference)
);

-- A stay, its adoptions and its treatments name the same animal: they change it together, and are compared at the end.
alter table adoptions alter constraint adoptions_stay_id_animal_id_fkey deferrable;
alter table treatments alter constraint treatments_stay_id_animal_id_fkey deferrable;
alter table stays alter constraint stays_returned_adoption_id_animal_id_returns_completed_fkey deferrable;
alter table stays alter constraint stays_adoption_id_animal_id_ended_by_completed_fkey deferrable;

-- What another system knows under two numbers may be one here.
alter table imported_records drop constraint imported_records_kind_record_id_key;
create index imported_records_record on imported_records (kind, record_id);
create index favourites_of_animal on favourites (animal_id);
