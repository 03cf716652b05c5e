-- Who the shelter's vet is, and since when somebody has decided on a rule of doses: saving the vet's name switches on those
-- on which nobody has.

-- A constant default, so that no row is written anew.
alter table shelter add column vet text not null default '' check (length(vet) <= 200);

alter table treatment_rules add column decided_at timestamptz;
update treatment_rules as r set decided_at = decided.at
from (select subject_id, max(at) as at from audit_log where subject = 'treatment rule' group by subject_id) as decided
where decided.subject_id = r.id;

-- What became of doses today stands on the sheet of the day.
create index treatments_closed on treatments (closed_at) where state in ('given', 'skipped');
