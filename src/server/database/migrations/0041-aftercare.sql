-- Reminders for adopters of what was planned for their animal when it left, sent where they asked for them. Rules §14.

create table aftercare_reminders (
  adoption_id integer primary key references adoptions (id),
  -- The secret of the link that ends them, always the same.
  token text not null unique,
  asked_at timestamptz not null,
  ended_at timestamptz
);

-- What a reminder was written for: written in the letter's transaction, so that nobody is reminded twice of one dose.
create table aftercare_letters (
  treatment_id integer primary key references treatments (id),
  written_at timestamptz not null
);
