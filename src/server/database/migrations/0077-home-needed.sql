-- What home an animal needs, where somebody has said it (decision 0055). Null is unknown.
alter table animals add column home_needed text check (home_needed in ('flat', 'lift', 'garden'));

-- The public list with everything that its filters and its order by fit ask.
drop index animals_on_show;
create index animals_on_show on animals (arrival_date desc, id desc)
  include (type, sex, breed, weight_kg, born_on, animal_group_id, name_folded, status,
    score_children, score_animals, score_energy, score_independence, home_needed)
  where archived_at is null and status <> 'Adopted';
