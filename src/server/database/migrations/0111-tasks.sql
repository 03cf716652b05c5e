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
