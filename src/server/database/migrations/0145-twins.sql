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

-- The mailbox of an address: what stands after a plus, and dots at one large provider, lead to the same one.
create function mailbox_key(typed text) returns text language sql immutable parallel safe as $$
  select case when lower(typed collate "C") ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(typed collate "C"), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else regexp_replace(lower(typed collate "C"), '\+[^@]*@', '@') end
$$;

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

-- What is here already.
select find_twins_of_users(array(select id from users order by id));
select find_twins_of_animals(array(select id from animals order by id));
