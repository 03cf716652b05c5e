-- What each stay waited for is still read from the records alone, but kept until one of them changes: reading years of them
-- anew took seconds (docs/decisions/0085).

-- The answers of each stay: the days on which it is the answer (the last one may go on for ever), which rule, what it is
-- about, and since when that is so; its phase by its place in their list, and the end of the days before of the same phase,
-- so that stays are counted in one pass. No foreign key: it would lock the stay, and whoever writes it would wait.
create table kept_waits (
  stay_id int not null,
  first date not null,
  until date not null,
  since date not null,
  rule smallint not null,
  ref_id int,
  phase smallint not null,
  before date,
  primary key (stay_id, first)
);
-- The rules, and the shelter's clock, by which they were found. Who has others does not read them.
create table kept_waits_version (made_by text not null);
insert into kept_waits_version values ('');

-- The stays that have changed since. Writers only add to it, so that they never wait for one another; a stay may stand here
-- any number of times. What is kept of it does not count, and what is not kept yet stands here.
create table changed_stays (stay_id int not null);
insert into changed_stays (stay_id) select id from stays;

create function note_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then insert into changed_stays values (new.id);
  else insert into changed_stays values (old.id); end if;
  return null;
end $$;
create trigger wait_changed after insert or delete on stays for each row execute function note_stay();
create trigger wait_changed_later after update on stays for each row
  when ((old.animal_id, old.intake_on, old.outcome_on) is distinct from (new.animal_id, new.intake_on, new.outcome_on))
  execute function note_stay();

-- Rows with the stay that they belong to.
create function note_stay_of_row() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.stay_id is not null then insert into changed_stays values (old.stay_id); end if;
  if tg_op <> 'DELETE' and new.stay_id is not null and (tg_op = 'INSERT' or new.stay_id is distinct from old.stay_id) then
    insert into changed_stays values (new.stay_id);
  end if;
  return null;
end $$;
create trigger wait_changed after insert or update or delete on holds for each row execute function note_stay_of_row();
create trigger wait_changed after insert or update or delete on placements for each row execute function note_stay_of_row();
create trigger wait_changed after insert or delete on treatments for each row execute function note_stay_of_row();
create trigger wait_changed_later after update on treatments for each row
  when ((old.stay_id, old.kind_id, old.state, old.due_on, old.given_on, old.closed_at)
    is distinct from (new.stay_id, new.kind_id, new.state, new.due_on, new.given_on, new.closed_at))
  execute function note_stay_of_row();
-- A new adoption has no day before its first stage is written.
create trigger wait_changed after delete on adoptions for each row execute function note_stay_of_row();
create trigger wait_changed_later after update on adoptions for each row
  when ((old.stay_id, old.closed_at) is distinct from (new.stay_id, new.closed_at))
  execute function note_stay_of_row();

-- Rows of an adoption. When the adoption itself goes, it has noted its stay.
create function note_stay_of_adoption() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then insert into changed_stays select stay_id from adoptions where id = old.adoption_id;
  else insert into changed_stays select stay_id from adoptions where id = new.adoption_id; end if;
  return null;
end $$;
create trigger wait_changed after insert or delete on adoption_stages for each row execute function note_stay_of_adoption();
create trigger wait_changed_later after update on adoption_stages for each row
  when ((old.opened_at, old.closed_at) is distinct from (new.opened_at, new.closed_at))
  execute function note_stay_of_adoption();
create trigger wait_changed after insert or update or delete on earlier_stages
  for each row execute function note_stay_of_adoption();
create trigger wait_changed after insert or update or delete on adoption_contracts
  for each row execute function note_stay_of_adoption();
create trigger wait_changed after insert on adoption_history for each row
  when (new.event = 'contract/issue') execute function note_stay_of_adoption();

-- Rows of an animal: any of its stays may lie on those days.
create function note_stays_of_animal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into changed_stays select id from stays where animal_id = old.animal_id; end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.animal_id <> old.animal_id) then
    insert into changed_stays select id from stays where animal_id = new.animal_id;
  end if;
  return null;
end $$;
create trigger wait_changed after insert or update or delete on profile_times
  for each row execute function note_stays_of_animal();
create trigger wait_changed after insert or delete on visits for each row execute function note_stays_of_animal();
create trigger wait_changed_later after update on visits for each row
  when ((old.kind, old.animal_id, old.adoption_id, old.booked_at, old.starts_at, old.state, old.cancelled_at)
    is distinct from (new.kind, new.animal_id, new.adoption_id, new.booked_at, new.starts_at, new.state, new.cancelled_at))
  execute function note_stays_of_animal();
-- An appointment counts from when it took place.
create trigger wait_changed after update on appointments for each row
  when ((old.animal_id, old.done_at) is distinct from (new.animal_id, new.done_at))
  execute function note_stays_of_animal();
create trigger wait_changed_new after insert on appointments for each row
  when (new.done_at is not null) execute function note_stays_of_animal();
create trigger wait_changed_gone after delete on appointments for each row
  when (old.done_at is not null) execute function note_stays_of_animal();

create function note_stays_of_kind() returns trigger language plpgsql as $$
begin
  insert into changed_stays select distinct stay_id from treatments where kind_id = new.id and stay_id is not null;
  return null;
end $$;
create trigger wait_changed after update on treatment_kinds for each row
  when (old.category <> new.category) execute function note_stays_of_kind();
