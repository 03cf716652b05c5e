-- An adopted animal is in the shelter until it is handed over (rules §14): its stay goes on after the contract. When it is to
-- be fetched is a visit of the calendar.
alter table visits drop constraint visits_kind_check, drop constraint visits_check;
alter table visits
  add constraint visits_kind_check check (kind in ('visit', 'home_check', 'fetching')),
  add constraint visits_of_adoptions check ((kind <> 'visit') = (adoption_id is not null));
create unique index visits_fetching on visits (adoption_id) where kind = 'fetching' and state = 'booked';

-- A task is made once when nobody fetches it.
alter table adoptions add column fetch_task_at timestamptz;

-- A home check that is still to come is something to look at before the contract (rules §4).
alter table adoption_history drop constraint adoption_history_cautions_check, add constraint adoption_history_cautions_check
  check (cautions <@ array['rivals', 'walks', 'homeCheckToCome', 'hold', 'treatment', 'flag', 'unconfirmedEmail', 'age']);

-- A unit may say for whom it is; then another species is asked about there also while it is empty.
alter table units add column species text check (species in ('Dog', 'Cat'));
