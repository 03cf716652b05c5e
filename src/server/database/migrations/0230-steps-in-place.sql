-- A step of an adoption changes its state and closes a stage. When no index has what is changed, PostgreSQL writes the new
-- row beside the old one and touches no index at all ("heap-only"); before, it wrote into nine of adoptions and four of
-- stages. docs/decisions/0075-what-a-request-costs.md

-- Room for new rows beside the old ones.
alter table adoptions set (fillfactor = 90);
alter table adoption_stages set (fillfactor = 90);

-- The same conditions by columns that most steps leave as they are.
drop index adoptions_one_application;
create unique index adoptions_one_application on adoptions (user_id, animal_id) where outcome is null;
drop index adoptions_one_reservation;
create unique index adoptions_one_reservation on adoptions (stay_id) where holds_open_stay or completed;

-- Few adoptions are open at one time, so they are sorted by their stage when somebody asks; all that ended are not few.
alter table adoptions
  add ended_stage_type smallint generated always as (case when outcome is not null then stage_type end) stored,
  add ended_stage_status smallint generated always as (case when outcome is not null then stage_status end) stored;
create index adoptions_by_ended_stage on adoptions (ended_stage_type, ended_stage_status, id) where outcome is not null;
drop index adoptions_by_stage;
drop index adoptions_board;

-- Stages are found by their adoptions: the open ones, and those that ended lately.
drop index adoption_stages_waiting;
drop index adoption_stages_lately_closed;
