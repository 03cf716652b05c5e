-- Adoptions from the letter to the contract, visits, and what adopters mark and are reminded of. Spec §3, §4; rules §4, §5.

create table questionnaire_template_questions (
  position smallint primary key check (position > 0),
  text text not null,
  texts jsonb not null default '{}',
  -- What kind of answer it asks for, the answers to choose from by language ({"en": ["House", "Flat"], "pl": [...]}), and the
  -- part of the questionnaire that it stands in.
  kind text not null default 'text' check (kind in ('text', 'yesno', 'choice', 'number')),
  part smallint check (part between 1 and 4),
  options jsonb not null default '{}',
  check (trim(text) <> '' or texts <> '{}')
);
insert into questionnaire_template_questions (position, part, kind, text, texts)
select q.position, q.part, q.kind, q.text, jsonb_build_object('pl', q.pl)
from (values
  (1, 1, 'text', 'Who lives in your home, and how old are the children?',
    'Kto mieszka w twoim domu i ile lat mają dzieci?'),
  (2, 1, 'yesno', 'Does everybody in your home agree to the adoption?',
    'Czy wszyscy domownicy zgadzają się na adopcję?'),
  (3, 2, 'text', 'Do you live in a flat or a house, do you own or rent it, and does the owner allow animals?',
    'Mieszkasz w bloku czy w domu, na swoim czy w wynajmowanym, i czy właściciel zgadza się na zwierzęta?'),
  (4, 2, 'text', 'Is there a balcony, a garden or a fence, and how is it secured?',
    'Czy jest balkon, ogród lub płot i jak są zabezpieczone?'),
  (5, 3, 'text', 'Which animals live with you now, and which have lived with you before? What became of them?',
    'Jakie zwierzęta mieszkają z tobą teraz, a jakie mieszkały wcześniej? Co się z nimi stało?'),
  (6, 3, 'text', 'How many hours a day will the animal be alone, and where will it be then?',
    'Ile godzin dziennie zwierzę będzie samo i gdzie będzie wtedy przebywać?'),
  (7, 3, 'text', 'Where will the animal sleep, eat and spend its days?',
    'Gdzie zwierzę będzie spać, jeść i spędzać dni?'),
  (8, 3, 'text', 'How will you exercise, train and play with the animal?',
    'Jak zadbasz o ruch, naukę i zabawę zwierzęcia?'),
  (9, 4, 'text', 'What will you do if the animal scratches the furniture, is not house-trained or does not get on with other animals?',
    'Co zrobisz, jeśli zwierzę drapie meble, nie umie zachować czystości albo nie dogaduje się z innymi zwierzętami?'),
  (10, 4, 'text', 'Who will look after the animal when you travel or fall ill?',
    'Kto zajmie się zwierzęciem podczas twojego wyjazdu lub choroby?'),
  (11, 4, 'text', 'Which vet will you go to, and how much can you spend on food and care each month?',
    'Do którego weterynarza pójdziesz i ile możesz wydać miesięcznie na karmę i opiekę?'),
  (12, 4, 'text', 'What would make you give the animal back?',
    'Co mogłoby sprawić, że oddasz zwierzę?')
) as q (position, part, kind, text, pl);

create table adoptions (
  id integer generated always as identity primary key,
  animal_id integer not null references animals (id),
  user_id integer not null references users (id),
  application_letter text not null,
  created_at timestamptz not null default now(),
  -- 1 Application, 2 Questionnaire Sent, 3 Staff Review, 4 Main Caretaker Approval, 5 Home Check, 6 Contract.
  stage_type smallint not null default 1 check (stage_type between 1 and 6),
  -- 0 Pending, 1 In Progress, 2 Approved, 3 Rejected.
  stage_status smallint not null default 0 check (stage_status between 0 and 3),
  outcome text check (outcome in ('completed', 'rejected', 'withdrawn')),
  closed_at timestamptz,
  -- When the animal came back to the shelter after a completed adoption; an adoption is returned once at most.
  returned_at timestamptz,
  -- The stay that it was applied for in.
  stay_id integer not null,
  holds_open_stay boolean generated always as (case when outcome is null and stage_type in (5, 6) then true end) stored,
  completed boolean generated always as (case when outcome = 'completed' then true end) stored,
  erased_at timestamptz,
  -- Few adoptions are open at one time, so they are sorted by their stage when somebody asks; all that ended are not few.
  ended_stage_type smallint generated always as (case when outcome is not null then stage_type end) stored,
  ended_stage_status smallint generated always as (case when outcome is not null then stage_status end) stored,
  -- A task is made once when nobody fetches it.
  fetch_task_at timestamptz,
  unique (id, animal_id, completed),
  -- Over means: there is an outcome, and it fits how the last stage ended.
  check ((outcome is null) = (stage_status <> 3 and not (stage_type = 6 and stage_status = 2))),
  check (outcome is distinct from 'completed' or (stage_type = 6 and stage_status = 2)),
  check (outcome is null or outcome = 'completed' or stage_status = 3),
  check ((closed_at is null) = (outcome is null)),
  check (returned_at is null or outcome is not distinct from 'completed'),
  foreign key (stay_id, animal_id) references stays (id, animal_id) deferrable,
  -- No adoption at stage 5 or 6 without an open stay.
  constraint adoptions_hold_open_stay foreign key (stay_id, holds_open_stay) references stays (id, is_open)
)
-- A step of an adoption changes its state and closes a stage. When no index has what is changed, PostgreSQL writes the new row
-- beside the old one, where there is room, and touches no index at all ("heap-only"). So no index here and none of
-- `adoption_stages` has what a step changes. docs/decisions/0075-what-a-request-costs.md
with (fillfactor = 90);
-- An animal is reserved for one person, and can never go to two (rules §4).
create unique index adoptions_one_reservation on adoptions (stay_id) where holds_open_stay or completed;
-- One open application a person and animal (rules §4).
create unique index adoptions_one_application on adoptions (user_id, animal_id) where outcome is null;
-- All adoptions of an animal, those that are over too: rivals, warnings and archiving ask for them.
create index adoptions_of_animal on adoptions (animal_id);
create index adoptions_open on adoptions (created_at desc, id desc) where outcome is null;
create index adoptions_of_user on adoptions (user_id, created_at desc, id desc);
create index adoptions_of_stay on adoptions (stay_id);
-- Below the board of those that are open: the adoptions that ended last.
create index adoptions_ended on adoptions (closed_at desc, id desc) where outcome is not null;
create index adoptions_to_erase on adoptions (closed_at, id)
  where outcome in ('rejected', 'withdrawn') and erased_at is null;
create index adoptions_by_ended_stage on adoptions (ended_stage_type, ended_stage_status, id) where outcome is not null;

create table adoption_stages (
  id integer generated always as identity primary key,
  adoption_id integer not null references adoptions (id),
  type smallint not null check (type between 1 and 6),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (adoption_id, type)
)
with (fillfactor = 90);

-- A contract that is taken back opens the stage before once more, and the row of that stage then has its new days alone.
-- What animals waited for is counted from the days of stages (docs/decisions/0085), so the earlier ones are kept.
create table earlier_stages (
  id int generated always as identity primary key,
  adoption_id int not null references adoptions on delete cascade,
  type smallint not null check (type between 1 and 6),
  opened_at timestamptz not null,
  closed_at timestamptz not null
);
create index earlier_stages_adoption on earlier_stages (adoption_id);

create function keep_earlier_stage() returns trigger language plpgsql as $$
begin
  insert into earlier_stages (adoption_id, type, opened_at, closed_at)
  values (old.adoption_id, old.type, old.opened_at, old.closed_at);
  return null;
end $$;
create trigger keep_earlier_stage after update on adoption_stages for each row
  when (old.closed_at is not null and new.closed_at is null) execute function keep_earlier_stage();

create table adoption_stage_assignees (
  stage_id integer not null references adoption_stages (id),
  employee_id integer not null references employees (id),
  assigned_at timestamptz not null default now(),
  end_at timestamptz,
  primary key (stage_id, employee_id)
);
create index adoption_stage_assignees_active on adoption_stage_assignees (employee_id, stage_id) where end_at is null;

create table adoption_history (
  id integer generated always as identity primary key,
  adoption_id integer not null references adoptions (id),
  at timestamptz not null default now(),
  actor_account_id integer references accounts (id),
  event text not null,
  stage_type smallint not null check (stage_type between 1 and 6),
  stage_status smallint not null check (stage_status between 0 and 3),
  note text not null default '',
  -- What staff write to the adopter when they say no: for the adopter's page and letter. The note is staff's alone.
  message text not null default '',
  -- Why staff went on with an adoption in spite of what was missing, and what that was. Rules §4.
  despite text not null default '' check (length(despite) <= 500),
  cautions text[] not null default '{}' check (cautions <@
    array['rivals', 'walks', 'homeCheckToCome', 'hold', 'treatment', 'flag', 'unconfirmedEmail', 'age'])
);
create index adoption_history_adoption on adoption_history (adoption_id, id);

create table adoption_questionnaires (
  adoption_id integer primary key references adoptions (id),
  questions text[] not null check (cardinality(questions) > 0),
  answers text[] not null default '{}',
  sent_at timestamptz not null default now(),
  submitted_at timestamptz,
  staff_score numeric(5, 2) check (staff_score between 0 and 100),
  staff_note text not null default '',
  reviewed_at timestamptz,
  -- What an adopter has typed and not submitted yet: theirs in every tab and on every device, and gone with the stage. The
  -- version keeps a tab from writing over what another one has saved meanwhile.
  draft text[],
  draft_version integer not null default 0,
  -- A copy of the questions that were sent, in the other languages: {"pl": ["Kto mieszka w domu?", ""]}.
  translated_questions jsonb not null default '{}',
  -- Kind, part and options of each question, in their order; none in the oldest that were sent.
  details jsonb not null default '[]',
  check (submitted_at is null or cardinality(answers) = cardinality(questions))
);

-- The contract as it was issued last, and as it was accepted: once accepted it is never written again.
create table adoption_contracts (
  adoption_id integer primary key references adoptions (id),
  issued_at timestamptz not null,
  -- What the paper says, as data: the same data give the same text.
  terms jsonb not null,
  accepted_at timestamptz,
  accepted_text text,
  accepted_sha256 text check (accepted_sha256 ~ '^[0-9a-f]{64}$'),
  accepted_from text,
  -- Its words as they were when it was issued: title, clauses, who the shelter was, the signature. Rules §4.
  paper jsonb,
  -- The shelter's logo on the paper; it is kept after the shelter has another one.
  logo_id integer references photos (id),
  check ((accepted_at is null) = (accepted_text is null) and (accepted_at is null) = (accepted_sha256 is null)
         and (accepted_at is null) = (accepted_from is null))
);
create index on adoption_contracts (logo_id);

-- What the list of adoptions is searched and sorted by, in narrow rows: the names as animals and users have them. Every order
-- and the search have an index. docs/decisions/0024-lists-that-grow.md
create table adoption_names (
  adoption_id integer primary key references adoptions (id) on delete cascade,
  created_at timestamptz not null,
  animal_name text not null,
  adopter_name text not null,
  names_folded text not null generated always as (fold(animal_name || chr(10) || adopter_name)) stored
);
create index adoption_names_listed on adoption_names (created_at desc, adoption_id desc);
create index adoption_names_by_animal on adoption_names (animal_name collate "pl-x-icu", adoption_id);
create index adoption_names_by_adopter on adoption_names (adopter_name collate "pl-x-icu", adoption_id);
create index adoption_names_search on adoption_names using gin (names_folded gin_trgm_ops);
create index adoption_names_pairs on adoption_names using gin (letter_pairs(names_folded));

-- An adoption that is new or gone. The person is locked by the count, and the animal then, so that neither is given another
-- name before the adoption is committed.
create function keep_adoption_names() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    update users set adoption_count = adoption_count - n
    from (select user_id, count(*) as n from removed group by user_id) as c where users.id = c.user_id;
    return null;
  end if;
  update users set adoption_count = adoption_count + n
  from (select user_id, count(*) as n from added group by user_id) as c where users.id = c.user_id;
  perform from animals where id in (select animal_id from added) order by id for no key update;
  insert into adoption_names (adoption_id, created_at, animal_name, adopter_name)
  select a.id, a.created_at, n.name, u.name || ' ' || u.surname
  from added as a join animals as n on n.id = a.animal_id join users as u on u.id = a.user_id
  on conflict do nothing;
  return null;
end
$$;
create trigger adoption_names_insert after insert on adoptions referencing new table as added
  for each statement execute function keep_adoption_names();
create trigger adoption_names_delete after delete on adoptions referencing old table as removed
  for each statement execute function keep_adoption_names();

-- Visits of people to animals, which they book in the slots of a plan, and visits of staff to an adopter's home. They are not
-- appointments: several people may come at once, and one employee is with them all.

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

create table visits (
  id integer generated always as identity primary key,
  -- An adopted animal is in the shelter until it is handed over (rules §14): when it is to be fetched is a visit, too.
  kind text not null check (kind in ('visit', 'home_check', 'fetching')),
  animal_id integer not null references animals (id),
  user_id integer not null references users (id),
  -- Of a home check or a fetching. Visits count for every adoption of the same person and animal.
  adoption_id integer references adoptions (id),
  -- Who is with the visitors, or goes to the adopter's home.
  employee_id integer references employees (id),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 10 and 240),
  state text not null default 'booked' check (state in ('booked', 'cancelled', 'done', 'missed')),
  cancelled_by text check (cancelled_by in ('visitor', 'shelter')),
  -- How often it was changed, as calendars count it (RFC 5545).
  sequence integer not null default 0,
  booked_at timestamptz not null,
  -- When a letter last told the visitor this time: nobody is reminded of what they have just read.
  told_at timestamptz not null,
  -- Written in the transaction of the reminder, so that nobody is reminded twice.
  reminded_at timestamptz,
  -- Until then an animal waited for it, and without the day the days before would be forgotten (docs/decisions/0085). Unknown
  -- of the oldest.
  cancelled_at timestamptz,
  constraint visits_of_adoptions check ((kind <> 'visit') = (adoption_id is not null)),
  constraint visits_check1 check ((state = 'cancelled') = (cancelled_by is not null)),
  constraint visits_cancelled_at check (cancelled_at is null or state = 'cancelled'),
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
create unique index visits_fetching on visits (adoption_id) where kind = 'fetching' and state = 'booked';

-- The animals that users have marked for themselves. Rules §2, §11.
create table favourites (
  user_id integer not null references users (id),
  animal_id integer not null references animals (id),
  created_at timestamptz not null,
  primary key (user_id, animal_id)
);
create index favourites_listed on favourites (user_id, created_at desc, animal_id desc);
create index favourites_of_animal on favourites (animal_id);

-- Reminders for adopters of what was planned for their animal when it left, sent where they asked for them. Rules §14.
create table aftercare_reminders (
  adoption_id integer primary key references adoptions (id),
  asked_at timestamptz not null,
  ended_at timestamptz
);

-- What a reminder was written for: written in the letter's transaction, so that nobody is reminded twice of one dose.
create table aftercare_letters (
  treatment_id integer primary key references treatments (id),
  written_at timestamptz not null
);
