-- A stay begins with an intake and ends with an outcome; an animal's status and all statistics are read off its stays.
-- Rules §14; docs/decisions/0032.

-- The nights of a stay, for the rule that stays of one animal do not overlap. Each day has 128 steps, so that an animal may
-- leave and come back on one day: a stay without a night has one step of its day (`turn`), any other begins at the last.
create function stay_span(intake_on date, outcome_on date, turn smallint) returns int4range
  language sql immutable parallel safe
  as $$ select case
    when outcome_on is null then int4range((intake_on - date '2000-01-01') * 128 + 127, null)
    when outcome_on = intake_on then
      int4range((intake_on - date '2000-01-01') * 128 + turn, (intake_on - date '2000-01-01') * 128 + turn + 1)
    else int4range((intake_on - date '2000-01-01') * 128 + 127, (outcome_on - date '2000-01-01') * 128) end $$;

create table stays (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  intake_on date not null check (intake_on between '1900-01-01' and '2999-12-31'),
  intake_type text not null check (intake_type in ('stray', 'owner_surrender', 'adoption_return', 'transfer_in', 'seizure',
    'abandoned', 'born_in_care', 'quarantine', 'owner_requested_euthanasia', 'other', 'dead_on_arrival')),
  intake_subtype text not null default '',
  intake_condition text not null default 'unknown' check (intake_condition in
    ('healthy', 'treatable_rehabilitatable', 'treatable_manageable', 'unhealthy_untreatable', 'unknown')),
  intake_reason text not null default '',
  intake_note text not null default '',
  intake_estimated boolean not null default false,
  found_where text not null default '',
  found_on date,
  -- A person, never public.
  brought_by text not null default '',
  transferred_from text not null default '',
  -- The commune that pays.
  paid_by text not null default '',
  returned_adoption_id integer unique,
  recorded_at timestamptz not null default now(),
  recorded_by integer references accounts (id),
  outcome_on date check (outcome_on <= '2999-12-31'),
  outcome_type text check (outcome_type in ('adoption', 'return_to_owner', 'transfer_out', 'return_to_field', 'other_live',
    'died', 'euthanasia', 'lost', 'dead_on_arrival')),
  outcome_subtype text not null default '',
  outcome_condition text not null default 'unknown' check (outcome_condition in
    ('healthy', 'treatable_rehabilitatable', 'treatable_manageable', 'unhealthy_untreatable', 'unknown')),
  outcome_reason text not null default '',
  outcome_note text not null default '',
  outcome_estimated boolean not null default false,
  -- The vet who decided on a euthanasia.
  decided_by text not null default '',
  transferred_to text not null default '',
  adoption_id integer unique,
  outcome_recorded_at timestamptz,
  outcome_recorded_by integer references accounts (id),
  turn smallint not null default 0 check (turn between 0 and 126),
  -- Where an imported stay comes from.
  source text,
  external_id text,
  is_open boolean not null generated always as (outcome_on is null) stored,
  ended_by_completed boolean generated always as (case when adoption_id is not null then true end) stored,
  returns_completed boolean generated always as (case when returned_adoption_id is not null then true end) stored,
  unique (id, animal_id),
  unique (id, is_open),
  unique (source, external_id),
  check ((outcome_on is null) = (outcome_type is null)),
  check (outcome_on >= intake_on),
  check ((intake_type = 'dead_on_arrival') = (outcome_type is not distinct from 'dead_on_arrival')),
  check (adoption_id is null or outcome_type = 'adoption'),
  check (returned_adoption_id is null or intake_type = 'adoption_return'),
  check ((source is null) = (external_id is null)),
  constraint stays_overlap exclude using gist (animal_id with =, stay_span(intake_on, outcome_on, turn) with &&)
);
create index stays_of_animal on stays (animal_id, intake_on, outcome_on, turn);

alter table adoptions
  -- The stay that it was applied for in.
  add stay_id integer,
  add holds_open_stay boolean generated always as
    (case when outcome is null and stage_type in (5, 6) then true end) stored,
  add completed boolean generated always as (case when outcome = 'completed' then true end) stored,
  add unique (id, animal_id, completed);

-- What is there becomes stays: from the arrival, each completed adoption ends one, each return begins the next. Days that
-- nobody recorded are marked as estimated.
do $$
declare
  a record;
  c record;
  day date;
  came text;
  came_back_from integer;
  stay integer;
  has_left boolean;
begin
  for a in select id, arrival_date, status, updated_at from animals loop
    day := a.arrival_date;
    came := 'stray';
    came_back_from := null;
    has_left := false;
    for c in select id, closed_at, returned_at from adoptions
      where animal_id = a.id and outcome = 'completed' order by closed_at, id
    loop
      insert into stays (animal_id, intake_on, intake_type, intake_estimated, returned_adoption_id, outcome_on, outcome_type,
        outcome_estimated, adoption_id, outcome_recorded_at, turn)
      select a.id, day, came, came_back_from is null, came_back_from, left_on, 'adoption', true, c.id, c.closed_at,
        (select count(*) from stays as s where s.animal_id = a.id and s.intake_on = left_on and s.outcome_on = left_on)
      from (select greatest(day, (c.closed_at at time zone 'Europe/Warsaw')::date) as left_on) as left_then
      returning id, outcome_on into stay, day;
      update adoptions set stay_id = stay where animal_id = a.id and stay_id is null and created_at <= c.closed_at;
      has_left := c.returned_at is null;
      exit when has_left;
      day := greatest(day, (c.returned_at at time zone 'Europe/Warsaw')::date);
      came := 'adoption_return';
      came_back_from := c.id;
    end loop;
    if not has_left then
      has_left := a.status = 'Adopted' and not exists (
        select from adoptions where animal_id = a.id and holds_open_stay);
      insert into stays (animal_id, intake_on, intake_type, intake_estimated, returned_adoption_id, outcome_on, outcome_type,
        outcome_estimated, turn)
      select a.id, day, came, came_back_from is null, came_back_from, left_on, case when has_left then 'adoption' end, has_left,
        (select count(*) from stays as s where s.animal_id = a.id and s.intake_on = left_on and s.outcome_on = left_on)
      from (select case when has_left then greatest(day, (a.updated_at at time zone 'Europe/Warsaw')::date) end as left_on)
        as left_then
      returning id into stay;
    end if;
    update adoptions set stay_id = stay where animal_id = a.id and stay_id is null;
  end loop;
end
$$;

-- Which adoption holds an animal is asked by its stay from now on.
drop index adoptions_one_reservation;
alter table adoptions
  drop column holds_animal,
  alter column stay_id set not null,
  add foreign key (stay_id, animal_id) references stays (id, animal_id),
  -- No adoption at stage 5 or 6 without an open stay.
  add constraint adoptions_hold_open_stay foreign key (stay_id, holds_open_stay) references stays (id, is_open);
alter table stays
  add foreign key (adoption_id, animal_id, ended_by_completed) references adoptions (id, animal_id, completed),
  add foreign key (returned_adoption_id, animal_id, returns_completed) references adoptions (id, animal_id, completed);
create unique index adoptions_one_reservation on adoptions (stay_id) where stage_type in (5, 6) and stage_status <> 3;
create index adoptions_of_stay on adoptions (stay_id);

-- Derived from the stays. `InCare` and `Left` are for staff alone.
alter table animals
  drop constraint animals_status_check,
  add constraint animals_status_check check (status in ('Available', 'Reserved', 'Adopted', 'InCare', 'Left'));
update animals as a set status = d.status
from (
  select n.id, case
    when not exists (select from stays as s where s.animal_id = n.id and s.is_open) then 'Adopted'
    when exists (select from adoptions as o where o.animal_id = n.id and o.holds_open_stay) then 'Reserved'
    else 'Available' end as status
  from animals as n
) as d
where a.id = d.id and a.status <> d.status;

-- An outcome that was a mistake, kept with who opened the stay again and why.
create table stay_reopenings (
  id integer generated always as identity primary key,
  stay_id integer not null references stays (id),
  at timestamptz not null,
  reopened_by integer references accounts (id),
  reason text not null check (length(trim(reason)) > 0),
  outcome_on date not null,
  outcome_type text not null,
  outcome_details jsonb not null
);
create index stay_reopenings_stay on stay_reopenings (stay_id);
