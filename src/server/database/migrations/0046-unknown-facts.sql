-- The sex, age, weight and breed of an animal that was carried in may be unknown: nothing is invented. Rules §14;
-- docs/decisions/0042.
alter table animals
  alter column sex drop not null,
  alter column born_on drop not null,
  alter column weight_kg drop not null,
  alter column breed drop not null;

-- Animals of unknown age come last in both directions. The index of migration 0009 has this for the oldest first.
create index animals_by_age_youngest on animals (born_on desc nulls last, id desc) where archived_at is null;
