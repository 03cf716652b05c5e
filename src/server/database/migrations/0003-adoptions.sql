-- Adoptions from the letter to the contract. Spec §3, §4; rules §4.

create table questionnaire_template_questions (
  position smallint primary key check (position > 0),
  text text not null check (length(trim(text)) > 0)
);
insert into questionnaire_template_questions (position, text)
values
  (1, 'Who lives in your home, and how old are the children?'),
  (2, 'Does everybody in your home agree to the adoption?'),
  (3, 'Do you live in a flat or a house, do you own or rent it, and does the owner allow animals?'),
  (4, 'Is there a balcony, a garden or a fence, and how is it secured?'),
  (5, 'Which animals live with you now, and which have lived with you before? What became of them?'),
  (6, 'How many hours a day will the animal be alone, and where will it be then?'),
  (7, 'Where will the animal sleep, eat and spend its days?'),
  (8, 'How will you exercise, train and play with the animal?'),
  (9, 'What will you do if the animal scratches the furniture, is not house-trained or does not get on with other animals?'),
  (10, 'Who will look after the animal when you travel or fall ill?'),
  (11, 'Which vet will you go to, and how much can you spend on food and care each month?'),
  (12, 'What would make you give the animal back?');

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
  is_open boolean not null generated always as (stage_status <> 3 and not (stage_type = 6 and stage_status = 2)) stored,
  -- Over means: there is an outcome, and it fits how the last stage ended.
  check ((outcome is null) = (stage_status <> 3 and not (stage_type = 6 and stage_status = 2))),
  check (outcome is distinct from 'completed' or (stage_type = 6 and stage_status = 2)),
  check (outcome is null or outcome = 'completed' or stage_status = 3),
  check ((closed_at is null) = (outcome is null))
);
-- An animal is reserved for one person, and can never go to two (rules §4).
create unique index adoptions_one_reservation on adoptions (animal_id) where stage_type in (5, 6) and stage_status <> 3;
-- One open application a person and animal (rules §4).
create unique index adoptions_one_application on adoptions (user_id, animal_id)
  where stage_status <> 3 and not (stage_type = 6 and stage_status = 2);
create index adoptions_listed on adoptions (created_at desc, id desc);
create index adoptions_user on adoptions (user_id, created_at desc);
create index adoptions_animal on adoptions (animal_id) where stage_status <> 3 and not (stage_type = 6 and stage_status = 2);

create table adoption_stages (
  id integer generated always as identity primary key,
  adoption_id integer not null references adoptions (id),
  type smallint not null check (type between 1 and 6),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (adoption_id, type)
);

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
  note text not null default ''
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
  check (submitted_at is null or cardinality(answers) = cardinality(questions))
);
