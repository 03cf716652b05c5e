-- Appointments, stores, news, jobs and those who apply for them. Spec §3, §5; rules §5.

create table service_types (
  id integer generated always as identity primary key,
  name text not null unique
);
insert into service_types (name)
values ('Vaccination'), ('Check-up'), ('Surgery'), ('Deworming'), ('Dental care'), ('Chipping'), ('Grooming'), ('Behaviour consultation');

-- An appointment takes 30 minutes (rules §5). Immutable in fact: minutes do not depend on a time zone.
create function appointment_span(starts_at timestamptz) returns tstzrange
  language sql immutable strict parallel safe
  as $$ select tstzrange(starts_at, starts_at + interval '30 minutes') $$;

create table appointments (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  employee_id integer not null references employees (id),
  service_type_id integer not null references service_types (id),
  purpose text not null,
  date_of_appointment timestamptz not null,
  created_at timestamptz not null default now(),
  constraint appointments_one_per_animal exclude using gist (animal_id with =, appointment_span(date_of_appointment) with &&),
  constraint appointments_one_per_employee exclude using gist (employee_id with =, appointment_span(date_of_appointment) with &&)
);
create index appointments_listed on appointments (date_of_appointment desc, id desc);
create index appointments_of_animal on appointments (animal_id, date_of_appointment);
create index appointments_of_employee on appointments (employee_id, date_of_appointment);

create table resource_types (
  id integer generated always as identity primary key,
  name text not null unique
);
insert into resource_types (name) values ('Food'), ('Medicine'), ('Bedding'), ('Hygiene'), ('Toys'), ('Equipment');

create table resources (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  amount integer not null check (amount between 0 and 300),
  description text not null default '',
  resource_type_id integer references resource_types (id),
  created_at timestamptz not null default now(),
  name_folded text not null generated always as (fold(name)) stored
);
create index resources_listed on resources (resource_type_id, name collate "pl-x-icu", id);
create index resources_search on resources using gin (name_folded gin_trgm_ops);

create table news (
  id integer generated always as identity primary key,
  title text not null check (length(trim(title)) > 0),
  content text not null,
  employee_id integer not null references employees (id),
  created_at timestamptz not null default now(),
  title_folded text not null generated always as (fold(title)) stored
);
create index news_listed on news (created_at desc, id desc);
create index news_search on news using gin (title_folded gin_trgm_ops);
create index news_employee on news (employee_id);

create table jobs (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  description text not null,
  min_salary integer not null check (min_salary between 0 and 999999),
  max_salary integer not null check (max_salary between 0 and 1000000),
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  name_folded text not null generated always as (fold(name)) stored,
  check (min_salary <= max_salary)
);
create index jobs_listed on jobs (created_at desc, id desc) where archived_at is null;
create index jobs_search on jobs using gin (name_folded gin_trgm_ops);

create table job_applications (
  id integer generated always as identity primary key,
  job_id integer not null references jobs (id),
  -- Empty for an application that came on paper (rules §11).
  account_id integer references accounts (id),
  first_name text not null,
  last_name text not null,
  sex text not null,
  age integer not null check (age > 0),
  application_letter text not null,
  experience text not null,
  phone_number text not null,
  email_address text not null,
  application_status text not null default 'Pending' check (application_status in ('Pending', 'Approved', 'Rejected')),
  note text not null default '',
  created_at timestamptz not null default now(),
  first_name_folded text not null generated always as (fold(first_name)) stored
);
-- One application an account and job (rules §5).
create unique index job_applications_once on job_applications (job_id, account_id) where account_id is not null;
create index job_applications_listed on job_applications (created_at desc, id desc);
create index job_applications_status on job_applications (application_status, created_at desc);
create index job_applications_search on job_applications using gin (first_name_folded gin_trgm_ops);
