-- How long the shelter keeps what people have written, and what is ready to be erased (docs/decisions/0101).

create table retention_periods (
  kind text primary key,
  -- Null: nothing is erased.
  months smallint check (months between 1 and 240),
  version int not null,
  changed_at timestamptz not null,
  changed_by int references accounts on delete set null,
  -- The day at the shelter of the latest run that erased something, and how much in it.
  ran_on date,
  erased int not null default 0,
  -- The day of the latest run after which nothing was left.
  finished_on date
);
create index retention_periods_changed_by on retention_periods (changed_by);

-- Each index below holds only what has ended and still has words, the oldest first.
alter table adoptions add column erased_at timestamptz;
create index adoptions_to_erase on adoptions (closed_at, id)
  where outcome in ('rejected', 'withdrawn') and erased_at is null;

alter table job_applications add column decided_at timestamptz;
update job_applications r set decided_at = decided.at
  from (select subject_id, max(at) as at from audit_log
        where subject = 'job application' and action in ('accept', 'reject') group by subject_id) decided
  where decided.subject_id = r.id and r.application_status <> 'Pending';
create index job_applications_to_erase on job_applications ((coalesce(decided_at, created_at)), id)
  where application_status = 'Rejected';

create index contact_messages_to_erase on contact_messages ((greatest(answered_at, closed_at)), id)
  where answered_at is not null or closed_at is not null;

create index letters_to_erase on letters ((coalesce(sent_at, given_up_at)), id)
  where recipient <> '' and coalesce(sent_at, given_up_at) is not null;

create index audit_changes_of_people on audit_changes (entry_id) where subject in ('user', 'job application');
