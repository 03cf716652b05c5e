-- Appointments, tasks, and the addresses of calendars. Spec §3, §5; rules §5.

create table service_types (
  id integer generated always as identity primary key,
  name text not null,
  names jsonb not null default '{}',
  retired_at timestamptz,
  version integer not null default 1,
  check (trim(name) <> '' or names <> '{}')
);
create unique index service_types_name on service_types (fold(name)) where name <> '';
create unique index service_types_name_pl on service_types (fold(names ->> 'pl'));
insert into service_types (name, names)
values
  ('Vaccination', '{"pl": "Szczepienie"}'),
  ('Check-up', '{"pl": "Badanie kontrolne"}'),
  ('Surgery', '{"pl": "Operacja"}'),
  ('Deworming', '{"pl": "Odrobaczanie"}'),
  ('Dental care', '{"pl": "Opieka stomatologiczna"}'),
  ('Chipping', '{"pl": "Wszczepienie mikroczipa"}'),
  ('Grooming', '{"pl": "Pielęgnacja sierści"}'),
  ('Behaviour consultation', '{"pl": "Konsultacja behawioralna"}');

create table appointments (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  employee_id integer not null references employees (id),
  service_type_id integer not null references service_types (id),
  purpose text not null,
  date_of_appointment timestamptz not null,
  created_at timestamptz not null default now(),
  -- Appointments are sorted and searched by their animal's name.
  animal_name text not null default '',
  animal_name_folded text not null generated always as (fold(animal_name)) stored,
  -- Somebody said that it took place.
  done_at timestamptz,
  done_by integer references accounts (id),
  -- How long it takes: half an hour, or what somebody chose on the calendar.
  minutes integer not null default 30 check (minutes between 5 and 240),
  check ((done_at is null) = (done_by is null)),
  constraint appointments_one_per_animal
    exclude using gist (animal_id with =, visit_span(date_of_appointment, minutes) with &&),
  constraint appointments_one_per_employee
    exclude using gist (employee_id with =, visit_span(date_of_appointment, minutes) with &&)
);
create index appointments_listed on appointments (date_of_appointment desc, id desc);
create index appointments_of_animal on appointments (animal_id, date_of_appointment);
create index appointments_of_employee on appointments (employee_id, date_of_appointment);
-- Every order of their list, and the search.
create index appointments_by_animal on appointments (animal_name collate "pl-x-icu", id);
create index appointments_search on appointments using gin (animal_name_folded gin_trgm_ops);
create index appointments_by_purpose on appointments (purpose collate "pl-x-icu", id);
create index appointments_by_employee on appointments (employee_id, id);
create index appointments_by_service on appointments (service_type_id, id);
create index appointments_pairs on appointments using gin (letter_pairs(animal_name_folded));
create trigger public_content after insert or update or delete or truncate on appointments
  for each statement execute function announce_public_content();

create function name_animal_of_appointment() returns trigger
  language plpgsql
  as $$
begin
  select name into new.animal_name from animals where id = new.animal_id for share;
  new.animal_name := coalesce(new.animal_name, '');
  return new;
end
$$;
create trigger name_animal before insert or update of animal_id on appointments
  for each row execute function name_animal_of_appointment();

-- An animal or a person has got another name.
create function rename_in_lists() returns trigger
  language plpgsql
  as $$
begin
  if tg_table_name = 'animals' then
    perform from adoption_names where adoption_id in (select id from adoptions where animal_id = new.id)
    order by adoption_id for update;
    update adoption_names set animal_name = new.name
    where adoption_id in (select id from adoptions where animal_id = new.id);
    update appointments set animal_name = new.name where animal_id = new.id;
  else
    perform from adoption_names where adoption_id in (select id from adoptions where user_id = new.id)
    order by adoption_id for update;
    update adoption_names set adopter_name = new.name || ' ' || new.surname
    where adoption_id in (select id from adoptions where user_id = new.id);
  end if;
  return null;
end
$$;
create trigger rename_in_lists after update of name on animals
  for each row when (old.name is distinct from new.name) execute function rename_in_lists();
create trigger rename_in_lists after update of name, surname on users
  for each row when (old.name is distinct from new.name or old.surname is distinct from new.surname)
  execute function rename_in_lists();

-- What staff note for a day, for one of them or anybody, about an animal, a person, an adoption or nothing (decision 0083).
create table tasks (
  id int generated always as identity primary key,
  title text not null,
  title_folded text not null generated always as (fold(title)) stored,
  due_on date not null,
  assignee_id int references employees on delete set null,
  animal_id int references animals on delete cascade,
  user_id int references users on delete cascade,
  adoption_id int references adoptions on delete cascade,
  -- As it was sent: "daily", "weekly", "monthly" or { "days": 3 }.
  repeat jsonb,
  -- The day of the month that a monthly task keeps, also after a shorter month.
  month_day int check (month_day between 1 and 31),
  -- The task that this one followed; so each has one successor at most.
  previous_id int unique references tasks on delete set null,
  -- How often it was changed: one that nobody has touched may be taken back.
  changes int not null default 0,
  created_at timestamptz not null,
  created_by int references accounts on delete set null,
  done_at timestamptz,
  done_by int references accounts on delete set null,
  check (num_nonnulls(animal_id, user_id, adoption_id) <= 1)
);
create index tasks_open on tasks (due_on, id) where done_at is null;
create index tasks_done on tasks (done_at, id) where done_at is not null;
create index tasks_pairs on tasks using gin (letter_pairs(title_folded));
create index tasks_assignee on tasks (assignee_id);
create index tasks_animal on tasks (animal_id) where animal_id is not null;
create index tasks_user on tasks (user_id) where user_id is not null;
create index tasks_adoption on tasks (adoption_id) where adoption_id is not null;
create index tasks_created_by on tasks (created_by);
create index tasks_done_by on tasks (done_by);

-- The address from which the calendar on somebody's phone reads their appointments. Only a hash of its secret is stored.
create table calendar_addresses (
  employee_id int primary key references employees,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
