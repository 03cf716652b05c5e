-- Since when an animal has a photo and a story, and since when it is offered: the columns of `animals` have no date, and the
-- days that an animal waits for us are counted from them (docs/decisions/0085). A row for every change.
create table profile_times (
  id bigint generated always as identity primary key,
  animal_id int not null references animals on delete cascade,
  at timestamptz not null,
  is_told boolean not null,
  is_offered boolean not null
);
create index profile_times_animal on profile_times (animal_id, id);

create function note_profile() returns trigger language plpgsql as $$
begin
  insert into profile_times (animal_id, at, is_told, is_offered)
  values (new.id, now(), new.main_photo_id is not null and new.description <> '', not new.not_for_adoption);
  return null;
end $$;
create trigger note_new_profile after insert on animals for each row execute function note_profile();
create trigger note_changed_profile after update on animals for each row when (
    (old.main_photo_id is not null and old.description <> '', old.not_for_adoption)
    is distinct from (new.main_photo_id is not null and new.description <> '', new.not_for_adoption))
  execute function note_profile();

-- Before today only the days of photos are known: an animal was told of since the first of those it has. What is said of
-- adoption now counts from the beginning.
insert into profile_times (animal_id, at, is_told, is_offered)
select id, created_at, false, not not_for_adoption from animals order by id;
insert into profile_times (animal_id, at, is_told, is_offered)
select a.id, greatest(min(p.created_at), a.created_at), true, not a.not_for_adoption
from animals as a join photos as p on p.animal_id = a.id
where a.main_photo_id is not null and a.description <> ''
group by a.id order by a.id;
