-- What "an adoption holds its animal" means stands here alone, and everything else asks this column (rules §3, §4).

-- When the animal came back to the shelter after a completed adoption; an adoption is returned once at most.
alter table adoptions add column returned_at timestamptz;

-- Until now a returned animal was made available by its form, and its adoption went on holding it for ever.
update adoptions as o set returned_at = greatest(o.closed_at, a.updated_at)
from animals as a
where a.id = o.animal_id and o.outcome = 'completed' and a.status <> 'Adopted';
insert into adoption_history (adoption_id, at, event, stage_type, stage_status)
select id, returned_at, 'returned', stage_type, stage_status from adoptions where returned_at is not null;

alter table adoptions
  add check (returned_at is null or outcome is not distinct from 'completed'),
  add column holds_animal boolean not null
    generated always as (stage_type in (5, 6) and stage_status <> 3 and returned_at is null) stored,
  -- Nobody asked it: over is what has an outcome.
  drop column is_open;

-- An animal is reserved for one person or lives with one, and can never go to two (rules §4).
drop index adoptions_one_reservation;
create unique index adoptions_one_reservation on adoptions (animal_id) where holds_animal;
