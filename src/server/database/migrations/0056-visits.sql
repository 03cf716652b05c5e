-- Visits of people to animals, which they book in the slots of a plan, and visits of staff to an adopter's home. They are not
-- appointments: several people may come at once, and one employee is with them all. Rules §5.

-- When visitors may come: the weekly hours, who is with them, and the days off.
create table visit_plan (
  is_the_one boolean primary key default true check (is_the_one),
  plan jsonb not null,
  version integer not null default 0,
  changed_at timestamptz,
  changed_by integer references accounts (id)
);
-- Animals' pages offer visits when there is a plan.
create trigger public_content after insert or update or delete or truncate on visit_plan
  for each statement execute function announce_public_content();

-- Immutable in fact: minutes do not depend on a time zone.
create function visit_span(starts_at timestamptz, minutes integer) returns tstzrange
  language sql immutable strict parallel safe
  as $$ select tstzrange(starts_at, starts_at + minutes * interval '1 minute') $$;

create table visits (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('visit', 'home_check')),
  animal_id integer not null references animals (id),
  user_id integer not null references users (id),
  -- Of a home check. Visits count for every adoption of the same person and animal.
  adoption_id integer references adoptions (id),
  -- Who is with the visitors, or goes to the adopter's home.
  employee_id integer references employees (id),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 10 and 240),
  state text not null default 'booked' check (state in ('booked', 'cancelled', 'done', 'missed')),
  cancelled_by text check (cancelled_by in ('visitor', 'shelter')),
  -- The secret of the link in its letters, always the same.
  token text not null unique,
  -- How often it was changed, as calendars count it (RFC 5545).
  sequence integer not null default 0,
  booked_at timestamptz not null,
  -- When a letter last told the visitor this time: nobody is reminded of what they have just read.
  told_at timestamptz not null,
  -- Written in the transaction of the reminder, so that nobody is reminded twice.
  reminded_at timestamptz,
  check ((kind = 'home_check') = (adoption_id is not null)),
  check ((state = 'cancelled') = (cancelled_by is not null)),
  constraint visits_one_per_animal exclude using gist (animal_id with =, visit_span(starts_at, minutes) with &&)
    where (kind = 'visit' and state = 'booked'),
  constraint visits_one_per_user exclude using gist (user_id with =, visit_span(starts_at, minutes) with &&)
    where (state = 'booked')
);
create unique index visits_home_check on visits (adoption_id) where kind = 'home_check' and state = 'booked';
create index visits_listed on visits (starts_at, id);
create index visits_of_user on visits (user_id, starts_at desc, id desc);
create index visits_of_animal on visits (animal_id, user_id);
create index visits_of_employee on visits (employee_id, starts_at);
create index visits_of_adoption on visits (adoption_id) where adoption_id is not null;
create index visits_to_remind on visits (starts_at) where state = 'booked';

-- A calendar file that goes with a letter (RFC 5545).
alter table letters add calendar text;
