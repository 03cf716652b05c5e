-- How exactly an animal came and went, and why: lists that the shelter edits (rules §12, docs/decisions/0054). A value is
-- offered with the types of intakes or outcomes that it names, with all when it names none.
create table intake_subtypes (
  id integer generated always as identity primary key,
  name text not null default '',
  names jsonb not null default '{}',
  types text[] not null default '{}',
  position integer not null,
  retired_at timestamptz,
  check (trim(name) <> '' or names <> '{}')
);
create unique index intake_subtypes_name on intake_subtypes (fold(name)) where name <> '';
create unique index intake_subtypes_name_pl on intake_subtypes (fold(names ->> 'pl'));
create table intake_reasons (like intake_subtypes including all);
create table outcome_subtypes (like intake_subtypes including all);
create table outcome_reasons (like intake_subtypes including all);

-- Of two admins who change a value at once, the second is told.
alter table animal_attribute_types add column version integer not null default 1;
alter table service_types add column version integer not null default 1;
alter table resource_types add column version integer not null default 1;
alter table intake_subtypes add column version integer not null default 1;
alter table intake_reasons add column version integer not null default 1;
alter table outcome_subtypes add column version integer not null default 1;
alter table outcome_reasons add column version integer not null default 1;

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

alter table stays
  add column intake_subtype_id integer references intake_subtypes (id),
  add column intake_reason_id integer references intake_reasons (id),
  add column outcome_subtype_id integer references outcome_subtypes (id),
  add column outcome_reason_id integer references outcome_reasons (id);
create index stays_intake_subtype on stays (intake_subtype_id) where intake_subtype_id is not null;
create index stays_intake_reason on stays (intake_reason_id) where intake_reason_id is not null;
create index stays_outcome_subtype on stays (outcome_subtype_id) where outcome_subtype_id is not null;
create index stays_outcome_reason on stays (outcome_reason_id) where outcome_reason_id is not null;

-- Whether words are the name of a value in some language.
create function is_name(words text, name text, names jsonb) returns boolean
  language sql immutable parallel safe
  as $$ select fold(btrim(words, ' .')) in (
    select fold(btrim(named, ' .')) from (select name union all select value from jsonb_each_text(names)) as of_value (named)
    where named <> '') $$;

-- Words that somebody typed become the value that is called so; all others stay as they are.
update stays as s set intake_subtype_id = v.id, intake_subtype = '' from intake_subtypes as v
where s.intake_subtype <> '' and s.intake_type = any (v.types) and is_name(s.intake_subtype, v.name, v.names);
update stays as s set intake_reason_id = v.id, intake_reason = '' from intake_reasons as v
where s.intake_reason <> '' and s.intake_type = any (v.types) and is_name(s.intake_reason, v.name, v.names);
update stays as s set outcome_subtype_id = v.id, outcome_subtype = '' from outcome_subtypes as v
where s.outcome_subtype <> '' and s.outcome_type = any (v.types) and is_name(s.outcome_subtype, v.name, v.names);
update stays as s set outcome_reason_id = v.id, outcome_reason = '' from outcome_reasons as v
where s.outcome_reason <> '' and s.outcome_type = any (v.types) and is_name(s.outcome_reason, v.name, v.names);
