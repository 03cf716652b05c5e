-- Files on animals, people, adoptions and treatments (docs/decisions/0084). The bytes are in the store of pictures under
-- `key`. A deleted file keeps its row for 30 days, so that it can be taken back.
create table attachments (
  id int generated always as identity primary key,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  animal_id int references animals on delete cascade,
  user_id int references users on delete cascade,
  adoption_id int references adoptions on delete cascade,
  treatment_id int references treatments on delete cascade,
  check (num_nonnulls(animal_id, user_id, adoption_id, treatment_id) = 1),
  name text not null check (char_length(name) between 1 and 200),
  title text not null default '' check (char_length(title) <= 200),
  on_day date,
  type text not null,
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  for_adopter boolean not null default false,
  added_at timestamptz not null,
  added_by int references accounts on delete set null,
  deleted_at timestamptz,
  deleted_by int references accounts on delete set null
);
create index attachments_animal on attachments (animal_id) where animal_id is not null;
create index attachments_user on attachments (user_id) where user_id is not null;
create index attachments_adoption on attachments (adoption_id) where adoption_id is not null;
create index attachments_treatment on attachments (treatment_id) where treatment_id is not null;
create index attachments_added_by on attachments (added_by);
create index attachments_deleted_by on attachments (deleted_by);
create index attachments_deleted on attachments (deleted_at) where deleted_at is not null;
