-- Animals, their groups, pictures and attribute scores. Spec §3, §5, §9; rules §3.

create table animal_groups (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  description text not null default '',
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  name_folded text not null generated always as (fold(name)) stored
);
create unique index animal_groups_name on animal_groups (name_folded) where archived_at is null;
create index animal_groups_listed on animal_groups (name collate "pl-x-icu", id) where archived_at is null;
create index animal_groups_search on animal_groups using gin (name_folded gin_trgm_ops);

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
  sex text not null check (sex in ('Male', 'Female')),
  breed text not null check (length(trim(breed)) > 0),
  -- Estimated from the years entered, so that the age grows (rules §3).
  born_on date not null check (born_on > '1850-01-01'),
  weight_kg numeric(5, 2) not null check (weight_kg > 0 and weight_kg <= 500),
  where_found text not null,
  arrival_date date not null,
  is_chipped boolean not null default false,
  description text not null default '',
  status text not null default 'Available' check (status in ('Available', 'Reserved', 'Adopted')),
  animal_group_id integer references animal_groups (id),
  main_photo_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  name_folded text not null generated always as (fold(name)) stored
);

create table photos (
  id integer generated always as identity primary key,
  animal_id integer references animals (id),
  position smallint check (position between 0 and 11),
  alt text not null default '',
  focal_x numeric(5, 2) not null default 50 check (focal_x between 0 and 100),
  focal_y numeric(5, 2) not null default 5 check (focal_y between 0 and 100),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  unique (id, animal_id),
  -- Twelve pictures an animal at most, each at a place of its own (rules §3).
  unique (animal_id, position) deferrable initially immediate,
  check ((animal_id is null) = (position is null))
);

-- The main picture is one of the animal's own.
alter table animals add foreign key (main_photo_id, id) references photos (id, animal_id) deferrable initially immediate;
alter table employees add foreign key (photo_id) references photos (id);

-- The public list, its order and everything its filters ask, without a look at the table.
create index animals_on_show on animals (arrival_date desc, id desc)
  include (type, sex, breed, weight_kg, born_on, animal_group_id, name_folded, status)
  where archived_at is null and status <> 'Adopted';
-- The administration's list in the same order.
create index animals_listed on animals (arrival_date desc, id desc)
  include (type, sex, weight_kg, born_on, status)
  where archived_at is null;
create index animals_name_prefix on animals (name_folded text_pattern_ops) where archived_at is null;
create index animals_group on animals (animal_group_id) where archived_at is null;
create index animals_breed on animals (type, breed) where archived_at is null;

create table animal_attribute_types (
  id integer generated always as identity primary key,
  name text not null unique
);
insert into animal_attribute_types (name)
values ('Energy'), ('Friendliness to people'), ('Friendliness to other animals'), ('Good with children'), ('Training'), ('Independence');

create table animal_attribute_scores (
  animal_id integer not null references animals (id) on delete cascade,
  attribute_type_id integer not null references animal_attribute_types (id),
  score smallint not null check (score between 1 and 5),
  primary key (animal_id, attribute_type_id)
);
