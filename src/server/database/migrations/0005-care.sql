-- What happens within a stay: holds, time out of the shelter's boxes, the unit an animal lives in; and its weights, chips and
-- treatments, and what was seen of it. Rules §14.

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
-- The morning list has those that end.
create index holds_ending on holds (until_on) where lifted_at is null and until_on is not null;

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
-- Animals that are due back.
create index placements_due on placements (due_back) where until_on is null and due_back is not null;

-- What a foster family sends in while an animal lives with it: weights, photos that staff look at before they are public, and
-- notes to the shelter.
create table foster_reports (
  id integer generated always as identity primary key,
  placement_id integer not null references placements (id),
  sent_at timestamptz not null,
  note text not null default '',
  has_photo boolean not null,
  -- The photo's files, until staff take it over as one of the animal's, or decline it. It has no row in photos: those are
  -- public.
  photo_key text unique,
  photo_width integer check (photo_width > 0),
  photo_height integer check (photo_height > 0),
  answer text check (answer in ('accepted', 'declined', 'read')),
  answered_at timestamptz,
  answered_by integer references accounts (id),
  check ((answer is null) = (answered_at is null)),
  check ((photo_key is null) = (photo_width is null) and (photo_key is null) = (photo_height is null)),
  check (photo_key is null or (has_photo and answer is null)),
  check (answer is null or (answer = 'read') = not has_photo)
);
create index foster_reports_placement on foster_reports (placement_id);
create index foster_reports_waiting on foster_reports (sent_at, id) where answer is null;

create table locations (
  id integer generated always as identity primary key,
  name text not null check (length(trim(name)) > 0),
  kind text not null check (kind in ('kennel', 'cattery', 'quarantine', 'isolation', 'medical'))
);
create unique index locations_name on locations (fold(name));

-- Units change: they get more places, are closed, or are used no longer. How many places there were on a day is kept, as
-- statistics ask for it (docs/decisions/0041).
create table units (
  id integer generated always as identity primary key,
  location_id integer not null references locations (id),
  name text not null check (length(trim(name)) > 0),
  -- More animals than this are shown and counted, never refused.
  capacity smallint not null check (capacity >= 1),
  area_m2 numeric(6, 2) check (area_m2 > 0),
  blocked boolean not null default false,
  -- No longer used; it stays in the lives of the animals that were in it.
  retired_at timestamptz,
  -- Since this day it has as many places as stand here.
  places_since date not null default current_date,
  -- A unit may say for whom it is; then another species is asked about there also while it is empty.
  species text check (species in ('Dog', 'Cat'))
);
-- The name of a unit that is no longer used is free again.
create unique index units_name on units (location_id, fold(name)) where retired_at is null;

create table unit_places (
  unit_id integer not null references units (id),
  since date not null,
  -- None while the unit is closed, or no longer used.
  places smallint not null check (places >= 0),
  primary key (unit_id, since)
);

-- The history follows the unit, whoever writes it.
create function keep_unit_places() returns trigger
  language plpgsql
  as $$
begin
  delete from unit_places where unit_id = new.id and since >= new.places_since;
  insert into unit_places
    values (new.id, new.places_since, case when new.blocked or new.retired_at is not null then 0 else new.capacity end);
  return null;
end
$$;
create trigger keep_unit_places
  after insert or update of capacity, blocked, retired_at, places_since on units
  for each row execute function keep_unit_places();

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
  -- Sent in by who had the animal then.
  placement_id integer references placements (id),
  primary key (animal_id, weighed_on)
);

create table chips (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  -- Before chips of 15 digits (ISO 11784) animals got codes of 9, 10 or 14 signs: they are found by them, too.
  number text not null check (number ~ '^([0-9]{15}|[0-9A-Z]{9,10}|[0-9A-Z]{14})$'),
  implanted_on date,
  registry text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer references accounts (id),
  removed_at timestamptz
);
create unique index chips_number on chips (number) where removed_at is null;
create index chips_animal on chips (animal_id);
create index chips_number_search on chips using gin (number gin_trgm_ops) where removed_at is null;

-- What an animal is treated with: kinds of treatment, the rules by which doses are planned, the doses themselves with who
-- gave them, and their corrections. docs/decisions/0039

create table treatment_kinds (
  id integer generated always as identity primary key,
  name text not null,
  names jsonb not null default '{}',
  category text not null check (category in ('vaccine', 'antiparasitic', 'test', 'medication', 'surgery', 'exam')),
  -- Empty for both.
  species text check (species in ('Dog', 'Cat')),
  needs_batch boolean not null default false,
  check (trim(name) <> '' or names <> '{}')
);

create table treatment_rules (
  id integer generated always as identity primary key,
  kind_id integer not null references treatment_kinds (id),
  species text not null check (species in ('Dog', 'Cat')),
  -- The age at which a dose is due, in weeks; `until_weeks` is the first week that is too old.
  from_weeks smallint not null default 0 check (from_weeks >= 0),
  until_weeks smallint check (until_weeks > from_weeks),
  every_count smallint check (every_count between 1 and 999),
  every_unit text check (every_unit in ('days', 'weeks', 'months')),
  -- How many doses within a year are enough; empty for as long as the animal is here.
  times smallint check (times between 1 and 99),
  -- Since when doses are planned by it; empty while it is switched off.
  active_since date,
  -- Where it comes from.
  source text not null default '',
  check ((every_count is null) = (every_unit is null)),
  check (every_count is not null or times = 1)
);
create index treatment_rules_kind on treatment_rules (kind_id);

create table treatments (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  -- Empty for what was given before the animal came, or elsewhere.
  stay_id integer,
  kind_id integer not null references treatment_kinds (id),
  -- Empty for what staff added by hand.
  rule_id integer references treatment_rules (id),
  state text not null check (state in ('planned', 'given', 'skipped', 'cancelled')),
  due_on date,
  given_on date,
  product text not null default '',
  batch text not null default '',
  batch_key text not null generated always as (upper(regexp_replace(batch, '\s', '', 'g'))) stored,
  batch_expires_on date,
  dose text not null default '',
  route text not null default '',
  result text check (result in ('negative', 'positive', 'unclear')),
  protects_until date,
  note text not null default '',
  -- Why it was skipped.
  reason text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer references accounts (id),
  -- When and by whom it was given, skipped or cancelled.
  closed_at timestamptz,
  closed_by integer references accounts (id),
  -- Cancelled since its stay ended: what comes next in the animal's new home.
  ended_with_stay boolean not null default false,
  -- Where two animals become one, their stays, adoptions and treatments change it together, and are compared at the end.
  foreign key (stay_id, animal_id) references stays (id, animal_id) deferrable,
  check ((state = 'given') = (given_on is not null)),
  check ((state = 'planned') = (closed_at is null)),
  check (state = 'given' or due_on is not null or state = 'cancelled'),
  check (stay_id is not null or state in ('given', 'cancelled')),
  check (state <> 'skipped' or length(trim(reason)) > 0),
  check (not ended_with_stay or state = 'cancelled')
);
-- Two servers that plan at once make no dose twice.
create unique index treatments_planned_once on treatments (stay_id, kind_id)
  where state = 'planned' and rule_id is not null;
create unique index treatments_planned_by_hand on treatments (stay_id, kind_id, due_on, product)
  where state = 'planned' and rule_id is null;
create index treatments_animal on treatments (animal_id);
create index treatments_due on treatments (due_on) where state = 'planned';
create index treatments_batch on treatments (batch_key) where batch_key <> '';
-- Treatments are found by their stay: when it ends or is opened again, on the board, and on the adopter's page.
create index treatments_stay on treatments (stay_id, state);
-- The batches that were given last are found without reading every dose that there ever was.
create index treatments_batches on treatments (given_on desc) include (batch_key, kind_id)
  where batch_key <> '' and state = 'given';

-- What a treatment was before somebody corrected it or took it back.
create table treatment_corrections (
  id integer generated always as identity primary key,
  treatment_id integer not null references treatments (id),
  at timestamptz not null,
  corrected_by integer references accounts (id),
  reason text not null default '',
  before jsonb not null
);
create index treatment_corrections_treatment on treatment_corrections (treatment_id);

-- The batch of each kind of treatment that a person last said to hold in their hand, and on which day of the shelter. One tap
-- gives no other. docs/decisions/0069-batch-in-hand.md
create table confirmed_batches (
  account_id integer not null references accounts (id) on delete cascade,
  kind_id integer not null references treatment_kinds (id) on delete cascade,
  confirmed_on date not null,
  confirmed_at timestamptz not null,
  batch text not null check (trim(batch) <> ''),
  primary key (account_id, kind_id)
);

insert into treatment_kinds (name, names, category, species, needs_batch) values
  ('DA2PP vaccine', '{"pl": "Szczepionka DA2PP (nosówka, parwowiroza)"}', 'vaccine', 'Dog', true),
  ('Rabies vaccine', '{"pl": "Szczepionka przeciw wściekliźnie"}', 'vaccine', null, true),
  ('FVRCP vaccine', '{"pl": "Szczepionka FVRCP (panleukopenia, koci katar)"}', 'vaccine', 'Cat', true),
  ('Deworming', '{"pl": "Odrobaczenie"}', 'antiparasitic', null, false),
  ('Flea and tick treatment', '{"pl": "Preparat na pchły i kleszcze"}', 'antiparasitic', null, false),
  ('FIV and FeLV test', '{"pl": "Test FIV i FeLV"}', 'test', 'Cat', false),
  ('Medication', '{"pl": "Lek"}', 'medication', null, false),
  ('Neutering', '{"pl": "Kastracja"}', 'surgery', null, false),
  ('Examination', '{"pl": "Badanie"}', 'exam', null, false);

-- Suggested content, for a vet to confirm: switched off until the shelter wants it.
insert into treatment_rules (kind_id, species, from_weeks, until_weeks, every_count, every_unit, times, source)
select k.id, r.species, r.from_weeks, r.until_weeks, r.every_count, r.every_unit, r.times, r.source
from (values
  ('DA2PP vaccine', 'Dog', 4, 20, 2, 'weeks', null,
    'MSD Veterinary Manual, Core Canine Vaccination in Shelter Medicine: every 2 (to 3) weeks until 18 to 20 weeks old'),
  ('DA2PP vaccine', 'Dog', 20, null, 2, 'weeks', 2,
    'MSD Veterinary Manual, Core Canine Vaccination in Shelter Medicine: once more after 2 to 3 weeks'),
  ('Rabies vaccine', 'Dog', 12, null, 12, 'months', null,
    'MSD Veterinary Manual: from 12 weeks, before leaving; every 12 months by Polish law (Act of 11 March 2004, art. 56)'),
  ('Deworming', 'Dog', 2, 16, 2, 'weeks', null,
    'MSD Veterinary Manual, Antiparasitic Administration in Shelter Medicine: every 2 weeks to 16 weeks'),
  ('Deworming', 'Dog', 16, null, 2, 'weeks', 2,
    'MSD Veterinary Manual, Antiparasitic Administration in Shelter Medicine: at intake and after 2 weeks'),
  ('Deworming', 'Dog', 16, 26, 1, 'months', null,
    'MSD Veterinary Manual, Antiparasitic Administration in Shelter Medicine: monthly to 6 months'),
  ('Deworming', 'Dog', 26, null, 3, 'months', null,
    'MSD Veterinary Manual, Antiparasitic Administration in Shelter Medicine: then every 3 months'),
  ('FVRCP vaccine', 'Cat', 4, 20, 2, 'weeks', null,
    'UC Davis Koret Shelter Medicine Program: from 4 weeks, every 2 (at most 3) weeks until 16 to 20 weeks old'),
  ('FVRCP vaccine', 'Cat', 20, null, null, null, 1, 'UC Davis Koret Shelter Medicine Program: at intake')
) as r (kind, species, from_weeks, until_weeks, every_count, every_unit, times, source)
join treatment_kinds as k on k.name = r.kind;

-- What was seen of an animal on the rounds. A weight stands in `weights` under the same day; `weighed` says that it was taken
-- then. The file of a picture is in the store of pictures under `photo_key`.
create table observations (
  id int generated always as identity primary key,
  animal_id int not null references animals on delete cascade,
  on_day date not null,
  ate text check (ate in ('all', 'some', 'none')),
  drank text check (drank in ('normal', 'little', 'much', 'none')),
  stool text check (stool in ('normal', 'soft', 'diarrhoea', 'none')),
  mood text check (mood in ('bright', 'quiet', 'anxious', 'aggressive')),
  weighed boolean not null default false,
  note text not null default '',
  photo_key text unique check (photo_key ~ '^[0-9a-f]{32}$'),
  photo_width int,
  photo_height int,
  recorded_at timestamptz not null,
  recorded_by int references accounts on delete set null,
  check ((photo_key is null) = (photo_width is null) and (photo_key is null) = (photo_height is null)),
  check (num_nonnulls(ate, drank, stool, mood, photo_key) > 0 or weighed or note <> '')
);
create index observations_animal on observations (animal_id, on_day desc, id desc);
create index observations_by on observations (recorded_by);
-- What may be unusual, of which there is little: see `unusual.queries.ts`.
create index observations_departing on observations (on_day, animal_id)
  where ate <> 'all' or drank <> 'normal' or stool <> 'normal' or mood <> 'bright';
