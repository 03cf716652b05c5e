-- What staff decided about an animal on the rounds, with what it waited for then; it stands in the animal's life.
create table waiting_notes (
  id int generated always as identity primary key,
  animal_id int not null references animals on delete cascade,
  phase text not null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  written_by int references accounts on delete set null
);
create index waiting_notes_animal on waiting_notes (animal_id);
create index waiting_notes_by on waiting_notes (written_by);
