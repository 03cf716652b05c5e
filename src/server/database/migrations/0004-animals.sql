-- Animals, their groups and scores, and their stays: how they came and went. Spec §3, §5, §9; rules §3, §14.

-- The lists that the shelter edits (rules §12). A value that is used cannot be deleted, only retired: it stays where it is
-- used and is not offered any more. Names may be written in one language alone, and are a value's own in each. Of two admins
-- who change a value at once, the second is told by its version.

create table animal_groups (
  id integer generated always as identity primary key,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  names jsonb not null default '{}',
  descriptions jsonb not null default '{}',
  name_folded text not null generated always as (fold(all_texts(name, names))) stored,
  constraint animal_groups_name_check check (trim(name) <> '' or names <> '{}')
);
-- A name is one group's in each language.
create unique index animal_groups_name on animal_groups (fold(name)) where archived_at is null and name <> '';
create index animal_groups_search on animal_groups using gin (name_folded gin_trgm_ops);
create unique index animal_groups_name_pl on animal_groups (fold(names ->> 'pl')) where archived_at is null;
create trigger public_content after insert or update or delete or truncate on animal_groups
  for each statement execute function announce_public_content();

create table animal_group_caretakers (
  animal_group_id integer not null references animal_groups (id),
  employee_id integer not null references employees (id),
  is_main_caretaker boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (animal_group_id, employee_id)
);
-- At most one main caretaker a group (rules §3).
create unique index animal_group_caretakers_main on animal_group_caretakers (animal_group_id) where is_main_caretaker;
create index animal_group_caretakers_employee on animal_group_caretakers (employee_id);

create table animals (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  type text not null check (type in ('Dog', 'Cat')),
  -- The sex, age, weight and breed of an animal that was carried in may be unknown: nothing is invented. Rules §14;
  -- docs/decisions/0042.
  sex text check (sex in ('Male', 'Female')),
  breed text check (length(trim(breed)) > 0),
  -- Estimated from the years entered, so that the age grows (rules §3).
  born_on date check (born_on > '1850-01-01'),
  weight_kg numeric(5, 2) check (weight_kg > 0 and weight_kg <= 500),
  where_found text not null,
  arrival_date date not null,
  is_chipped boolean not null default false,
  description text not null default '',
  -- Derived from the stays. `InCare` and `Left` are for staff alone.
  status text not null default 'Available' check (status in ('Available', 'Reserved', 'Adopted', 'InCare', 'Left')),
  animal_group_id integer references animal_groups (id),
  main_photo_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  name_folded text not null generated always as (fold(name)) stored,
  descriptions jsonb not null default '{}',
  show_while_in_care boolean not null default false,
  -- Staff decided that it is not to be adopted: its status is InCare.
  not_for_adoption boolean not null default false,
  -- The scores that visitors ask for, beside the animal: lists are filtered and ordered by them without a look at another
  -- table.
  score_children smallint,
  score_animals smallint,
  score_energy smallint,
  score_independence smallint,
  -- Animals under two years tell their age in months where somebody has said them: a birth date that was estimated from
  -- whole years does not know its month (decision 0045).
  birth_month_known boolean not null default false,
  -- A film is the shelter's own, on another site.
  film_url text check (film_url ~ '^https://' and length(film_url) <= 500),
  -- Since when an animal can be adopted without a break; unknown for the oldest.
  available_since timestamptz,
  -- What home an animal needs, where somebody has said it (decision 0055). Null is unknown.
  home_needed text check (home_needed in ('flat', 'lift', 'garden')),
  -- The main picture is one of the animal's own.
  foreign key (main_photo_id, id) references photos (id, animal_id) deferrable initially immediate
);
-- The public list with everything that its filters and its order by fit ask, without a look at the table.
create index animals_on_show on animals (arrival_date desc, id desc)
  include (type, sex, breed, weight_kg, born_on, animal_group_id, name_folded, status,
    score_children, score_animals, score_energy, score_independence, home_needed)
  where archived_at is null and status <> 'Adopted';
-- The administration's list in the same order.
create index animals_listed on animals (arrival_date desc, id desc)
  include (type, sex, weight_kg, born_on, status)
  where archived_at is null;
create index animals_name_prefix on animals (name_folded text_pattern_ops) where archived_at is null;
create index animals_group on animals (animal_group_id) where archived_at is null;
create index animals_breed on animals (type, breed) where archived_at is null;
-- The orders of the administration's list of animals that 50,000 rows cannot be sorted in while somebody waits.
create index animals_by_name on animals (name collate "pl-x-icu", id) where archived_at is null;
create index animals_by_age on animals (born_on, id) where archived_at is null;
create index animals_by_type on animals (type, id) where archived_at is null;
-- Appointments are searched by any part of the animal's name (spec §2.6).
create index animals_name_search on animals using gin (name_folded gin_trgm_ops);
-- Animals of unknown age come last in both directions. `animals_by_age` has this for the oldest first.
create index animals_by_age_youngest on animals (born_on desc nulls last, id desc) where archived_at is null;
-- Animals that are like another one are found near its age (animal.similar.ts).
create index animals_by_birth on animals (type, born_on, id)
  include (weight_kg, score_children, score_animals, score_energy, score_independence)
  where archived_at is null and status = 'Available';
create index animals_newly_available on animals (available_since) where status = 'Available' and archived_at is null;
-- The animals that are here, among all that ever were.
create index animals_here on animals (arrival_date, id)
  where archived_at is null and status <> 'Adopted' and status <> 'Left';
create trigger public_content after insert or update or delete or truncate on animals
  for each statement execute function announce_public_content();

create function note_available() returns trigger language plpgsql as $$
begin
  new.available_since := now();
  return new;
end $$;
create trigger animals_available_from_the_start before insert on animals
  for each row when (new.status = 'Available' and new.available_since is null) execute function note_available();
create trigger animals_available_again before update of status on animals
  for each row when (new.status = 'Available' and old.status <> 'Available') execute function note_available();

-- When an animal was changed last, as other sites are told: also when only its status or its main picture did.
create function note_change() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at := greatest(old.updated_at, now());
  return new;
end
$$;
create trigger changed before update on animals
  for each row when (new.updated_at = old.updated_at
    and (new.status <> old.status or new.main_photo_id is distinct from old.main_photo_id))
  execute function note_change();

create table animal_attribute_types (
  id integer generated always as identity primary key,
  name text not null,
  names jsonb not null default '{}',
  retired_at timestamptz,
  -- What scores say that visitors ask for (decision 0045). A shelter may rename an attribute type: its trait stays.
  trait text unique check (trait in ('children', 'animals', 'energy', 'independence')),
  version integer not null default 1,
  check (trim(name) <> '' or names <> '{}')
);
create unique index animal_attribute_types_name on animal_attribute_types (fold(name)) where name <> '';
create unique index animal_attribute_types_name_pl on animal_attribute_types (fold(names ->> 'pl'));
-- Public pages name an animal's attributes.
create trigger public_content after insert or update or delete or truncate on animal_attribute_types
  for each statement execute function announce_public_content();
insert into animal_attribute_types (name, names, trait)
values
  ('Energy', '{"pl": "Energia"}', 'energy'),
  ('Friendliness to people', '{"pl": "Życzliwość wobec ludzi"}', null),
  ('Friendliness to other animals', '{"pl": "Życzliwość wobec innych zwierząt"}', 'animals'),
  ('Good with children', '{"pl": "Dobre relacje z dziećmi"}', 'children'),
  ('Training', '{"pl": "Wyszkolenie"}', null),
  ('Independence', '{"pl": "Samodzielność"}', 'independence');

create table animal_attribute_scores (
  animal_id integer not null references animals (id) on delete cascade,
  attribute_type_id integer not null references animal_attribute_types (id),
  score smallint not null check (score between 1 and 5),
  primary key (animal_id, attribute_type_id)
);
create trigger public_content after insert or update or delete or truncate on animal_attribute_scores
  for each statement execute function announce_public_content();

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

-- How exactly an animal came and went, and why (docs/decisions/0054). A value is offered with the types of intakes or
-- outcomes that it names, with all when it names none.
create table intake_subtypes (
  id integer generated always as identity primary key,
  name text not null default '',
  names jsonb not null default '{}',
  types text[] not null default '{}',
  position integer not null,
  retired_at timestamptz,
  version integer not null default 1,
  check (trim(name) <> '' or names <> '{}')
);
create unique index intake_subtypes_name on intake_subtypes (fold(name)) where name <> '';
create unique index intake_subtypes_name_pl on intake_subtypes (fold(names ->> 'pl'));
create table intake_reasons (like intake_subtypes including all);
create table outcome_subtypes (like intake_subtypes including all);
create table outcome_reasons (like intake_subtypes including all);

insert into intake_subtypes (position, types, name, names)
select row_number() over (), types::text[], name, jsonb_build_object('pl', pl)
from (values
  ('{stray,abandoned}', 'Brought by a finder', 'Od osoby, która znalazła zwierzę'),
  ('{stray,abandoned}', 'Fetched by the shelter', 'Odłowienie przez schronisko'),
  ('{stray,abandoned,seizure}', 'Brought by the police or the town guard', 'Od policji lub straży miejskiej'),
  ('{stray,abandoned}', 'Hit by a car', 'Po wypadku drogowym'),
  ('{abandoned}', 'Left at the gate', 'Zostawienie pod bramą'),
  ('{abandoned}', 'Tied up or shut in', 'Uwiązanie lub zamknięcie'),
  ('{transfer_in}', 'From another shelter', 'Z innego schroniska'),
  ('{transfer_in}', 'From a foundation', 'Z fundacji'),
  ('{seizure}', 'Taken away for cruelty or neglect', 'Znęcanie się lub zaniedbanie'),
  ('{seizure}', 'The owner is in hospital', 'Właściciel w szpitalu'),
  ('{seizure}', 'The owner died', 'Śmierć właściciela'),
  ('{quarantine}', 'Bit a person', 'Pogryzienie człowieka'),
  ('{quarantine}', 'Rabies suspected', 'Podejrzenie wścieklizny')
) as built_in (types, name, pl);

insert into intake_reasons (position, types, name, names)
select row_number() over (), types::text[], name, jsonb_build_object('pl', pl)
from (values
  ('{owner_surrender,adoption_return}', 'Allergy', 'Alergia'),
  ('{owner_surrender,adoption_return}', 'Moving house', 'Przeprowadzka'),
  ('{owner_surrender,adoption_return}', 'No time', 'Brak czasu'),
  ('{owner_surrender,adoption_return}', 'No money', 'Brak pieniędzy'),
  ('{owner_surrender,adoption_return}', 'Cost of treatment', 'Koszty leczenia'),
  ('{owner_surrender,adoption_return}', 'Behaviour', 'Zachowanie zwierzęcia'),
  ('{owner_surrender,adoption_return}', 'Aggression towards people', 'Agresja wobec ludzi'),
  ('{owner_surrender,adoption_return}', 'Does not get on with other animals', 'Trudne relacje z innymi zwierzętami'),
  ('{owner_surrender,adoption_return}', 'Does not get on with children', 'Trudne relacje z dziećmi'),
  ('{owner_surrender,adoption_return}', 'Illness of the owner', 'Choroba właściciela'),
  ('{owner_surrender,adoption_return}', 'Death of the owner', 'Śmierć właściciela'),
  ('{owner_surrender}', 'Too many animals', 'Zbyt wiele zwierząt'),
  ('{owner_surrender}', 'Unwanted litter', 'Niechciany miot'),
  ('{owner_requested_euthanasia}', 'Old age', 'Starość'),
  ('{owner_requested_euthanasia}', 'Incurable illness', 'Nieuleczalna choroba')
) as built_in (types, name, pl);

insert into outcome_subtypes (position, types, name, names)
select row_number() over (), types::text[], name, jsonb_build_object('pl', pl)
from (values
  ('{return_to_owner}', 'The owner came', 'Zgłoszenie właściciela'),
  ('{return_to_owner}', 'Found by its microchip', 'Dzięki mikroczipowi'),
  ('{transfer_out}', 'To another shelter', 'Do innego schroniska'),
  ('{transfer_out}', 'To a foundation', 'Do fundacji'),
  ('{died}', 'Illness', 'Choroba'),
  ('{died}', 'Injury', 'Uraz'),
  ('{died}', 'Bitten to death', 'Zagryzienie'),
  ('{died}', 'Old age', 'Starość'),
  ('{died}', 'At birth or soon after', 'Przy porodzie lub tuż po nim'),
  ('{died}', 'During surgery', 'Podczas zabiegu'),
  ('{lost}', 'Escaped', 'Ucieczka'),
  ('{lost}', 'Stolen', 'Kradzież'),
  ('{died,lost}', 'Not known', 'Nie wiadomo')
) as built_in (types, name, pl);

insert into outcome_reasons (position, types, name, names)
select row_number() over (), types::text[], name, jsonb_build_object('pl', pl)
from (values
  ('{euthanasia}', 'Incurable illness', 'Nieuleczalna choroba'),
  ('{euthanasia}', 'Severe injury', 'Ciężki uraz'),
  ('{euthanasia}', 'Suffering that cannot be relieved', 'Cierpienie, którego nie można złagodzić'),
  ('{euthanasia}', 'Danger to people', 'Zagrożenie dla ludzi'),
  ('{euthanasia}', 'Danger to other animals', 'Zagrożenie dla innych zwierząt'),
  ('{euthanasia}', 'Litter that is still blind', 'Ślepy miot'),
  ('{euthanasia}', 'Ordered by an authority', 'Decyzja organu')
) as built_in (types, name, pl);

-- A stay begins with an intake and ends with an outcome; an animal's status and all statistics are read off its stays. Days
-- that nobody recorded are marked as estimated. docs/decisions/0032
create table stays (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  intake_on date not null check (intake_on between '1900-01-01' and '2999-12-31'),
  intake_type text not null check (intake_type in ('stray', 'owner_surrender', 'adoption_return', 'transfer_in', 'seizure',
    'abandoned', 'born_in_care', 'quarantine', 'owner_requested_euthanasia', 'other', 'dead_on_arrival')),
  -- Words that are no value of the lists above, as they were typed once.
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
  returned_adoption_id integer,
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
  adoption_id integer,
  outcome_recorded_at timestamptz,
  outcome_recorded_by integer references accounts (id),
  turn smallint not null default 0 check (turn between 0 and 126),
  -- Where an imported stay comes from.
  source text,
  external_id text,
  is_open boolean not null generated always as (outcome_on is null) stored,
  ended_by_completed boolean generated always as (case when adoption_id is not null then true end) stored,
  returns_completed boolean generated always as (case when returned_adoption_id is not null then true end) stored,
  intake_subtype_id integer references intake_subtypes (id),
  intake_reason_id integer references intake_reasons (id),
  outcome_subtype_id integer references outcome_subtypes (id),
  outcome_reason_id integer references outcome_reasons (id),
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
-- Staff read the latest stay of each animal in their lists: it is in the index alone, and needs no sorting.
-- docs/decisions/0075-what-a-request-costs.md
create index stays_of_animal on stays (animal_id, intake_on, outcome_on, turn) include (id, intake_type, outcome_type);
-- Statistics ask for the stays of a period: those that were not over when it began.
create index stays_by_outcome on stays (outcome_on, intake_on);
create unique index stays_open on stays (animal_id) include (intake_on) where outcome_on is null;
create index stays_intake_subtype on stays (intake_subtype_id) where intake_subtype_id is not null;
create index stays_intake_reason on stays (intake_reason_id) where intake_reason_id is not null;
create index stays_outcome_subtype on stays (outcome_subtype_id) where outcome_subtype_id is not null;
create index stays_outcome_reason on stays (outcome_reason_id) where outcome_reason_id is not null;
-- Most stays end or begin without an adoption of ours: those need no place in these indexes.
create unique index stays_adoption on stays (adoption_id) where adoption_id is not null;
create unique index stays_returned_adoption on stays (returned_adoption_id) where returned_adoption_id is not null;
-- Staff's list of animals is kept, as visitors' lists are, and shows the latest stay of each. docs/decisions/0010
create trigger public_content after insert or update or delete or truncate on stays
  for each statement execute function announce_public_content();

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

-- People who brought or took an animal before the shelter had this program. They have no account and get no letters; staff may
-- link one to somebody who has confirmed this address.
create table stay_contacts (
  id int generated always as identity primary key,
  stay_id int not null references stays on delete cascade,
  role text not null check (role in ('giver', 'taker')),
  name text not null,
  phone text not null default '',
  email text not null default '',
  user_id int references users,
  linked_at timestamptz,
  linked_by int references accounts on delete set null,
  unique (stay_id, role),
  check ((user_id is null) = (linked_at is null))
);
create index stay_contacts_email on stay_contacts (email_key(email)) where email <> '' and user_id is null;
create index stay_contacts_user on stay_contacts (user_id) where user_id is not null;
create index stay_contacts_linked_by on stay_contacts (linked_by) where linked_by is not null;

-- The register of a year: each stay has a running number that it keeps. docs/decisions/0040
create table register_years (
  year smallint primary key,
  -- Whoever gives a number holds this row until the commit, so that there are no gaps.
  last_number integer not null check (last_number > 0)
);

create table register_entries (
  year smallint not null references register_years (year),
  number integer not null check (number > 0),
  stay_id integer not null references stays (id),
  -- The intake was corrected to a day of another year, where the stay has another number.
  is_struck boolean not null default false,
  primary key (year, number)
);
create unique index register_entries_of_stay on register_entries (stay_id) where not is_struck;

-- Gives the next numbers of their years to stays, in the order of their intakes.
create function give_register_numbers(ids integer[]) returns void language sql as $$
  with added as (select id, intake_on, extract(year from intake_on)::smallint as year from stays where id = any (ids)),
  taken as (
    insert into register_years as y (year, last_number)
    select year, count(*) from added group by year order by year
    on conflict (year) do update set last_number = y.last_number + excluded.last_number
    returning year, last_number)
  insert into register_entries (year, number, stay_id)
  select a.year, t.last_number - count(*) over (partition by a.year)
    + row_number() over (partition by a.year order by a.intake_on, a.id), a.id
  from added as a join taken as t using (year)
$$;

create function number_new_stays() returns trigger language plpgsql as $$
begin
  perform give_register_numbers(array (select id from added));
  return null;
end
$$;
create trigger number_new_stays after insert on stays
  referencing new table as added for each statement execute function number_new_stays();

create function renumber_moved_stay() returns trigger language plpgsql as $$
begin
  update register_entries set is_struck = true where stay_id = new.id and not is_struck;
  perform give_register_numbers(array[new.id]);
  return null;
end
$$;
create trigger renumber_moved_stay after update of intake_on on stays for each row
  when (extract(year from old.intake_on) <> extract(year from new.intake_on))
  execute function renumber_moved_stay();
