-- Animals under two years tell their age in months where somebody has said them: a birth date that was estimated from
-- whole years does not know its month (decision 0045). A film is the shelter's own, on another site.
alter table animals
  add column birth_month_known boolean not null default false,
  add column film_url text check (film_url ~ '^https://' and length(film_url) <= 500);

-- Animals that are like another one are found near its age (animal.similar.ts).
create index animals_by_birth on animals (type, born_on, id)
  include (weight_kg, score_children, score_animals, score_energy, score_independence)
  where archived_at is null and status = 'Available';
