-- What an animal is treated with: kinds of treatment, the rules by which doses are planned, the doses themselves with who
-- gave them, and their corrections. Rules §14; docs/decisions/0039.

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
  foreign key (stay_id, animal_id) references stays (id, animal_id),
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
