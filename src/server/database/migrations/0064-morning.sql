-- What the morning list of the dashboard reads, and what can be finished in it. docs/decisions/0051-morning-list.md

alter table appointments
  -- Somebody said that it took place.
  add done_at timestamptz,
  add done_by integer references accounts (id),
  add check ((done_at is null) = (done_by is null));

-- What waits for staff, the longest first. At stage 2 it is the adopter's turn.
create index adoption_stages_waiting on adoption_stages (opened_at, id) where closed_at is null and type <> 2;
create index holds_ending on holds (until_on) where lifted_at is null and until_on is not null;
create index contact_messages_unanswered on contact_messages (created_at, id) where answered_at is null;
-- The animals that are here, among all that ever were.
create index animals_here on animals (arrival_date, id)
  where archived_at is null and status <> 'Adopted' and status <> 'Left';
