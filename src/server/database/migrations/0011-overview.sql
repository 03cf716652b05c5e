-- What is read across the areas: the morning list, what animals wait for, records that are perhaps one.

-- What staff say about an item of the morning list: until when it shall not be shown to one of them, and who has taken it
-- over. The items themselves are not stored (docs/decisions/0051): they are named by kind and id.
create table morning_put_offs (
  employee_id int not null references employees on delete cascade,
  kind text not null,
  item_id int not null,
  until_on date not null,
  primary key (employee_id, kind, item_id)
);

create table morning_handovers (
  kind text not null,
  item_id int not null,
  employee_id int not null references employees on delete cascade,
  handed_by int references employees on delete set null,
  handed_at timestamptz not null,
  primary key (kind, item_id)
);
create index morning_handovers_employee on morning_handovers (employee_id);
create index morning_handovers_by on morning_handovers (handed_by);

-- Who gets a letter in the morning with what waits for them, and the last day on which it was looked up.
create table morning_letters (
  employee_id int primary key references employees on delete cascade,
  last_day date
);

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

-- Since when an animal has a photo and a story, and since when it is offered: the columns of `animals` have no date, and the
-- days that an animal waits for us are counted from them (docs/decisions/0085). A row for every change.
create table profile_times (
  id bigint generated always as identity primary key,
  animal_id int not null references animals on delete cascade,
  at timestamptz not null,
  is_told boolean not null,
  is_offered boolean not null
);
create index profile_times_animal on profile_times (animal_id, id);

create function note_profile() returns trigger language plpgsql as $$
begin
  insert into profile_times (animal_id, at, is_told, is_offered)
  values (new.id, now(), new.main_photo_id is not null and new.description <> '', not new.not_for_adoption);
  return null;
end $$;
create trigger note_changed_profile after update on animals for each row when (
    (old.main_photo_id is not null and old.description <> '', old.not_for_adoption)
    is distinct from (new.main_photo_id is not null and new.description <> '', new.not_for_adoption))
  execute function note_profile();

-- One row for a statement, not one for a row: an import brings thousands of animals at once.
create function note_new_profiles() returns trigger language plpgsql as $$
begin
  insert into profile_times (animal_id, at, is_told, is_offered)
  select id, now(), main_photo_id is not null and description <> '', not not_for_adoption from added order by id;
  return null;
end $$;
create trigger note_new_profiles after insert on animals referencing new table as added
  for each statement execute function note_new_profiles();

-- What each stay waited for is read from the records alone, but kept until one of them changes: reading years of them anew
-- took seconds (docs/decisions/0085).

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

-- Records that are perhaps one (docs/decisions/0091). Pairs are kept with the writes that make them: to look for them among a
-- million people at each reading would take seconds. `one` has the lower id.
create table twins (
  id int generated always as identity primary key,
  user_one int references users on delete cascade,
  user_other int references users on delete cascade,
  animal_one int references animals on delete cascade,
  animal_other int references animals on delete cascade,
  reasons text[] not null check (cardinality(reasons) > 0),
  found_at timestamptz not null default now(),
  -- What was known when somebody said that they are two; another reason brings the pair back.
  dismissed_reasons text[] not null default '{}',
  dismissed_at timestamptz,
  dismissed_by int references accounts on delete set null,
  check (num_nonnulls(user_one, animal_one) = 1 and num_nonnulls(user_other, animal_other) = 1),
  check (user_one < user_other or animal_one < animal_other)
);
create unique index twins_users on twins (user_one, user_other) where user_one is not null;
create unique index twins_animals on twins (animal_one, animal_other) where animal_one is not null;
create index twins_user_other on twins (user_other) where user_other is not null;
create index twins_animal_other on twins (animal_other) where animal_other is not null;
create index twins_dismissed_by on twins (dismissed_by);
create index twins_open_users on twins (id) where user_one is not null and not (reasons <@ dismissed_reasons);
create index twins_open_animals on twins (id) where animal_one is not null and not (reasons <@ dismissed_reasons);

create index accounts_by_mailbox on accounts (mailbox_key(email)) where listed_user_id is not null;
create index users_by_name_and_birth on users (name_folded, date_of_birth)
  where archived_at is null and closed_at is null and date_of_birth is not null;
create index animals_by_name_and_birth on animals (name_folded, born_on, type) where archived_at is null and born_on is not null;
create index chips_of_any_time on chips (number);

-- Finds the twins of these people. A number that many share, such as that of an office, is no sign: of each kind of sign the
-- first 20 are looked at, so a write costs no more however many there are. What somebody has dismissed stays, to be known.
create function find_twins_of_users(changed int[]) returns void language plpgsql as $$
begin
  with mine as materialized (
    select u.id, u.phone_number, u.name_folded, u.date_of_birth, mailbox_key(a.email) as mailbox
    from users as u join accounts as a on a.id = u.account_id
    where u.id = any(changed) and u.archived_at is null and u.closed_at is null),
  alike as (
    select m.id, o.id as other, 'phone' as reason from mine as m cross join lateral (
      select id from users where phone_number = m.phone_number and archived_at is null and closed_at is null and id <> m.id
      limit 20) as o
    union all select m.id, o.id, 'name' from mine as m cross join lateral (
      select id from users where name_folded = m.name_folded and date_of_birth = m.date_of_birth and archived_at is null
        and closed_at is null and id <> m.id limit 20) as o
    union all select m.id, o.id, 'email' from mine as m cross join lateral (
      select listed_user_id as id from accounts where mailbox_key(email) = m.mailbox and listed_user_id is not null
        and listed_user_id <> m.id limit 20) as o),
  pairs as materialized (
    select least(id, other) as one, greatest(id, other) as other, array_agg(distinct reason order by reason) as reasons
    from alike group by 1, 2),
  over as (
    delete from twins as t where (t.user_one = any(changed) or t.user_other = any(changed)) and t.dismissed_at is null
      and not exists (select from pairs as p where p.one = t.user_one and p.other = t.user_other)),
  hushed as (
    update twins as t set reasons = t.dismissed_reasons
    where (t.user_one = any(changed) or t.user_other = any(changed)) and t.dismissed_at is not null
      and not (t.reasons <@ t.dismissed_reasons)
      and not exists (select from pairs as p where p.one = t.user_one and p.other = t.user_other))
  insert into twins (user_one, user_other, reasons) select one, other, reasons from pairs order by one, other
  on conflict (user_one, user_other) where user_one is not null do update
    set reasons = excluded.reasons where twins.reasons <> excluded.reasons;
end $$;

-- The same of animals: the chip of any time, or the name and the day of birth.
create function find_twins_of_animals(changed int[]) returns void language plpgsql as $$
begin
  with mine as materialized (
    select id, type, name_folded, born_on from animals where id = any(changed) and archived_at is null),
  alike as (
    select m.id, o.id as other, 'name' as reason from mine as m cross join lateral (
      select id from animals where name_folded = m.name_folded and born_on = m.born_on and type = m.type and archived_at is null
        and id <> m.id limit 20) as o
    union all select m.id, o.id, 'chip' from mine as m join chips as c on c.animal_id = m.id cross join lateral (
      select a.id from chips as k join animals as a on a.id = k.animal_id
      where k.number = c.number and a.id <> m.id and a.type = m.type and a.archived_at is null limit 20) as o),
  pairs as materialized (
    select least(id, other) as one, greatest(id, other) as other, array_agg(distinct reason order by reason) as reasons
    from alike group by 1, 2),
  over as (
    delete from twins as t where (t.animal_one = any(changed) or t.animal_other = any(changed)) and t.dismissed_at is null
      and not exists (select from pairs as p where p.one = t.animal_one and p.other = t.animal_other)),
  hushed as (
    update twins as t set reasons = t.dismissed_reasons
    where (t.animal_one = any(changed) or t.animal_other = any(changed)) and t.dismissed_at is not null
      and not (t.reasons <@ t.dismissed_reasons)
      and not exists (select from pairs as p where p.one = t.animal_one and p.other = t.animal_other))
  insert into twins (animal_one, animal_other, reasons) select one, other, reasons from pairs order by one, other
  on conflict (animal_one, animal_other) where animal_one is not null do update
    set reasons = excluded.reasons where twins.reasons <> excluded.reasons;
end $$;

create function keep_twins() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform find_twins_of_users(array[new.id]);
  elsif tg_table_name = 'accounts' then
    perform find_twins_of_users(array[new.listed_user_id]);
  elsif tg_table_name = 'animals' then
    perform find_twins_of_animals(array[new.id]);
  elsif tg_op = 'DELETE' then
    perform find_twins_of_animals(array[old.animal_id]);
  elsif tg_op = 'UPDATE' then
    perform find_twins_of_animals(array[old.animal_id, new.animal_id]);
  else
    perform find_twins_of_animals(array[new.animal_id]);
  end if;
  return null;
end $$;

-- An import adds hundreds of animals in one statement.
create function keep_twins_of_added() returns trigger language plpgsql as $$
begin
  perform find_twins_of_animals(array(select id from added where born_on is not null));
  return null;
end $$;

-- After the one that lists the account of a user: triggers are called in the order of their names.
create trigger twins_insert after insert on users for each row execute function keep_twins();
create trigger twins_update after update on users for each row when (
    (old.name_folded, old.phone_number, old.date_of_birth, old.archived_at, old.closed_at)
    is distinct from (new.name_folded, new.phone_number, new.date_of_birth, new.archived_at, new.closed_at))
  execute function keep_twins();
create trigger twins_update after update of email on accounts for each row
  when (old.email is distinct from new.email and new.listed_user_id is not null) execute function keep_twins();
create trigger twins_insert after insert on animals referencing new table as added
  for each statement execute function keep_twins_of_added();
create trigger twins_update after update on animals for each row when (
    (old.name_folded, old.born_on, old.type, old.archived_at)
    is distinct from (new.name_folded, new.born_on, new.type, new.archived_at))
  execute function keep_twins();
create trigger twins_insert after insert on chips for each row execute function keep_twins();
create trigger twins_update after update of number, animal_id on chips for each row execute function keep_twins();
create trigger twins_delete after delete on chips for each row execute function keep_twins();

-- Two records that have become one (docs/decisions/0091). The row of the one that goes is deleted, so the database itself
-- refuses a merge that has left something behind. What an undo needs is kept for 30 days, or until the person leaves.
create table merges (
  id int generated always as identity primary key,
  -- The one that went: its number is never given again.
  gone_id int not null,
  gone_account_id int,
  -- The one that stayed, and the one that has it now: that one may have been merged into another since.
  into_id int not null,
  user_id int references users on delete cascade,
  animal_id int references animals on delete cascade,
  check (num_nonnulls(user_id, animal_id) = 1),
  merged_at timestamptz not null,
  merged_by int references accounts on delete set null,
  undone_at timestamptz,
  undone_by int references accounts on delete set null,
  -- The rows of the one that went, and the columns of the other that were changed. All are null when they are forgotten.
  gone jsonb,
  before jsonb,
  after jsonb
);
create index merges_user on merges (user_id) where user_id is not null;
create index merges_animal on merges (animal_id) where animal_id is not null;
create index merges_gone on merges (gone_id);
create index merges_gone_account on merges (gone_account_id) where gone_account_id is not null;
create index merges_kept on merges (merged_at) where gone is not null;
create index merges_merged_by on merges (merged_by);
create index merges_undone_by on merges (undone_by);

-- What has moved, by the column that names the record: which rows, what else of them was changed, and the rows that were
-- taken out because the other one had such a row already.
create table merge_moves (
  merge_id int not null references merges on delete cascade,
  reference text not null,
  moved jsonb not null,
  aside jsonb not null,
  primary key (merge_id, reference)
);
