-- The orders of the administration's list of animals that 50,000 rows cannot be sorted in while somebody waits.
create index animals_by_name on animals (name collate "pl-x-icu", id) where archived_at is null;
create index animals_by_age on animals (born_on, id) where archived_at is null;
create index animals_by_type on animals (type, id) where archived_at is null;
