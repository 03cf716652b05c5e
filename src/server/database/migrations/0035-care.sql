-- What happens within a stay: holds, time out of the shelter's boxes, the unit an animal lives in; and its weights and
-- chips. Rules §14.

create unique index stays_open on stays (animal_id) include (intake_on) where outcome_on is null;

create table holds (
  id integer generated always as identity primary key,
  stay_id integer not null references stays (id),
  kind text not null check (kind in ('stray', 'quarantine', 'bite', 'court', 'medical', 'other')),
  from_on date not null,
  -- The first day on which it no longer holds; empty while nobody knows.
  until_on date check (until_on > from_on),
  reason text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer references accounts (id),
  lifted_at timestamptz,
  lifted_by integer references accounts (id),
  constraint holds_overlap exclude using gist (stay_id with =, kind with =, daterange(from_on, until_on) with &&)
    where (lifted_at is null)
);
create index holds_stay on holds (stay_id);

create table placements (
  id integer generated always as identity primary key,
  stay_id integer not null references stays (id),
  kind text not null check (kind in ('foster', 'trial_adoption', 'vet', 'off_site')),
  user_id integer references users (id),
  person_name text not null default '',
  from_on date not null,
  due_back date check (due_back >= from_on),
  until_on date check (until_on >= from_on),
  note text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer references accounts (id),
  ended_at timestamptz,
  ended_by integer references accounts (id),
  check ((until_on is null) = (ended_at is null)),
  constraint placements_overlap exclude using gist (stay_id with =, daterange(from_on, until_on) with &&)
);
create index placements_user on placements (user_id);

create table locations (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  kind text not null check (kind in ('kennel', 'cattery', 'quarantine', 'isolation', 'medical'))
);
create unique index locations_name on locations (fold(name));

create table units (
  id integer generated always as identity primary key,
  location_id integer not null references locations (id),
  name text not null check (length(trim(name)) > 0),
  -- More animals than this are shown and counted, never refused.
  capacity smallint not null check (capacity >= 1),
  area_m2 numeric(6, 2) check (area_m2 > 0),
  blocked boolean not null default false
);
create unique index units_name on units (location_id, fold(name));

create table unit_stays (
  id integer generated always as identity primary key,
  stay_id integer not null references stays (id),
  unit_id integer not null references units (id),
  since timestamptz not null,
  until timestamptz check (until >= since),
  recorded_by integer references accounts (id),
  constraint unit_stays_overlap exclude using gist (stay_id with =, tstzrange(since, until) with &&)
);
create index unit_stays_unit on unit_stays (unit_id) where until is null;

create table weights (
  animal_id integer not null references animals (id),
  weighed_on date not null,
  kg numeric(5, 2) not null check (kg > 0 and kg <= 500),
  recorded_at timestamptz not null,
  recorded_by integer references accounts (id),
  primary key (animal_id, weighed_on)
);

create table chips (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  number text not null check (number ~ '^[0-9]{15}$'),
  implanted_on date,
  registry text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer references accounts (id),
  removed_at timestamptz
);
create unique index chips_number on chips (number) where removed_at is null;
create index chips_animal on chips (animal_id);

alter table animals
  add show_while_in_care boolean not null default false,
  -- Staff decided that it is not to be adopted: its status is InCare.
  add not_for_adoption boolean not null default false;
