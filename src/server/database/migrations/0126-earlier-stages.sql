-- A contract that is taken back opens the stage before once more, and the row of that stage then has its new days alone.
-- What animals waited for is counted from the days of stages (docs/decisions/0085), so the earlier ones are kept.
create table earlier_stages (
  id int generated always as identity primary key,
  adoption_id int not null references adoptions on delete cascade,
  type smallint not null check (type between 1 and 6),
  opened_at timestamptz not null,
  closed_at timestamptz not null
);
create index earlier_stages_adoption on earlier_stages (adoption_id);

create function keep_earlier_stage() returns trigger language plpgsql as $$
begin
  insert into earlier_stages (adoption_id, type, opened_at, closed_at)
  values (old.adoption_id, old.type, old.opened_at, old.closed_at);
  return null;
end $$;
create trigger keep_earlier_stage after update on adoption_stages for each row
  when (old.closed_at is not null and new.closed_at is null) execute function keep_earlier_stage();

-- Those of before are read off the history: its lines have the stage that each step led to.
insert into earlier_stages (adoption_id, type, opened_at, closed_at)
select w.adoption_id, w.stage_type, w.at, w.until
from (
  select adoption_id, stage_type, at, lead(at) over (partition by adoption_id order by id) as until
  from (
    select *, lag(stage_type) over (partition by adoption_id order by id) as before from adoption_history
    where adoption_id in (select adoption_id from adoption_history where event = 'contract/withdraw')
  ) as h
  where stage_type is distinct from before
) as w
join adoption_stages as s on s.adoption_id = w.adoption_id and s.type = w.stage_type and w.until <= s.opened_at
order by w.adoption_id, w.at;
