-- What scores say that visitors ask for (decision 0045). A shelter may rename an attribute type: its trait stays.
alter table animal_attribute_types
  add column trait text unique check (trait in ('children', 'animals', 'energy', 'independence'));
update animal_attribute_types as t set trait = known.trait
from (values
  ('Energy', 'Energia', 'energy'),
  ('Friendliness to other animals', 'Życzliwość wobec innych zwierząt', 'animals'),
  ('Good with children', 'Dobre relacje z dziećmi', 'children'),
  ('Independence', 'Samodzielność', 'independence')
) as known (name, pl, trait)
where t.id = (select min(id) from animal_attribute_types where name = known.name or names ->> 'pl' = known.pl);

-- The same scores beside the animal: lists are filtered and ordered by them without a look at another table.
alter table animals
  add column score_children smallint,
  add column score_animals smallint,
  add column score_energy smallint,
  add column score_independence smallint;

create function keep_scores(ids integer[]) returns void
  language sql
  as $$
    update animals as a set score_children = s.children, score_animals = s.animals, score_energy = s.energy,
      score_independence = s.independence
    from (
      select of_animal.id,
        max(given.score) filter (where t.trait = 'children') as children,
        max(given.score) filter (where t.trait = 'animals') as animals,
        max(given.score) filter (where t.trait = 'energy') as energy,
        max(given.score) filter (where t.trait = 'independence') as independence
      from unnest(ids) as of_animal (id)
      left join animal_attribute_scores as given on given.animal_id = of_animal.id
      left join animal_attribute_types as t on t.id = given.attribute_type_id
      group by of_animal.id
    ) as s
    where a.id = s.id and (a.score_children, a.score_animals, a.score_energy, a.score_independence)
      is distinct from (s.children, s.animals, s.energy, s.independence)
  $$;

create function keep_scores_of_changed() returns trigger
  language plpgsql
  as $$
begin
  perform keep_scores(array(select distinct animal_id from changed order by animal_id));
  return null;
end
$$;
create trigger keep_scores_added after insert on animal_attribute_scores
  referencing new table as changed for each statement execute function keep_scores_of_changed();
create trigger keep_scores_changed after update on animal_attribute_scores
  referencing new table as changed for each statement execute function keep_scores_of_changed();
create trigger keep_scores_removed after delete on animal_attribute_scores
  referencing old table as changed for each statement execute function keep_scores_of_changed();

alter function rebuild_lists() rename to rebuild_all_but_scores;
create function rebuild_lists() returns void
  language plpgsql
  as $$
begin
  perform rebuild_all_but_scores();
  perform keep_scores(array(select distinct animal_id from animal_attribute_scores));
end
$$;
select keep_scores(array(select distinct animal_id from animal_attribute_scores));

-- The public list with everything that its filters and its order by fit ask.
drop index animals_on_show;
create index animals_on_show on animals (arrival_date desc, id desc)
  include (type, sex, breed, weight_kg, born_on, animal_group_id, name_folded, status,
    score_children, score_animals, score_energy, score_independence)
  where archived_at is null and status <> 'Adopted';
