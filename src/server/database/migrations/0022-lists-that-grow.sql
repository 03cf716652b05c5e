-- Lists that grow with the shelter's age stay as quick as on its first day: their counts are kept, and every order that a
-- list offers has an index. docs/decisions/0024-lists-that-grow.md

-- How many rows each list has, in parts that its filters ask for. A list has as many rows here as writers were at work on
-- it at once: each adds to one that nobody else holds, so nobody waits, and the sum is exact for every transaction.
create table list_counts (
  list text not null,
  part text not null,
  row_count bigint not null,
  -- Of donations: in grosze.
  amount bigint not null
) with (fillfactor = 50);
create index list_counts_part on list_counts (list, part);

-- Arguments: the list, which rows belong to it, their part, and an amount, the last three as SQL.
create function keep_list_counts() returns trigger
  language plpgsql
  as $$
declare
  source text[] := '{}';
  changed record;
begin
  if tg_op = 'TRUNCATE' then
    delete from list_counts where list = tg_argv[0];
    return null;
  end if;
  if tg_op <> 'DELETE' then
    source := source || format('select %s as part, 1 as n, %s as amount from added where %s', tg_argv[2], tg_argv[3], tg_argv[1]);
  end if;
  if tg_op <> 'INSERT' then
    source := source || format('select %s as part, -1 as n, -(%s) as amount from removed where %s', tg_argv[2], tg_argv[3], tg_argv[1]);
  end if;
  for changed in execute format(
    'select part, sum(n) as n, sum(amount) as amount from (%s) as c group by part having sum(n) <> 0 or sum(amount) <> 0',
    array_to_string(source, ' union all ')
  ) loop
    update list_counts set row_count = row_count + changed.n, amount = list_counts.amount + changed.amount
    where ctid = (
      select ctid from list_counts where list = tg_argv[0] and part = changed.part limit 1 for update skip locked
    );
    if not found then
      insert into list_counts (list, part, row_count, amount) values (tg_argv[0], changed.part, changed.n, changed.amount);
    end if;
  end loop;
  return null;
end
$$;

do $$
declare
  l record;
begin
  for l in
    select * from (values
      ('adoptions', 'true', '''''', '0'),
      ('animals', 'archived_at is null', 'status', '0'),
      ('appointments', 'true', '''''', '0'),
      ('audit_log', 'true', 'action || chr(10) || subject', '0'),
      ('donations', 'true', 'status || case when is_test then '' test'' else '''' end', 'amount_grosze'),
      ('letters', 'true', '''''', '0'),
      ('users', 'archived_at is null and closed_at is null', '''''', '0')
    ) as lists (name, belongs, part, amount)
  loop
    execute format('create trigger list_counts_insert after insert on %1$I referencing new table as added
      for each statement execute function keep_list_counts(%1$L, %2$L, %3$L, %4$L)', l.name, l.belongs, l.part, l.amount);
    execute format('create trigger list_counts_delete after delete on %1$I referencing old table as removed
      for each statement execute function keep_list_counts(%1$L, %2$L, %3$L, %4$L)', l.name, l.belongs, l.part, l.amount);
    execute format('create trigger list_counts_truncate after truncate on %1$I
      for each statement execute function keep_list_counts(%1$L)', l.name);
    -- What never changes of the others decides where they are counted.
    if l.name in ('animals', 'donations', 'users') then
      execute format('create trigger list_counts_update after update on %1$I referencing new table as added old table as removed
        for each statement execute function keep_list_counts(%1$L, %2$L, %3$L, %4$L)', l.name, l.belongs, l.part, l.amount);
    end if;
  end loop;
end
$$;

-- What the list of adoptions is searched and sorted by, in narrow rows: the names as animals and users have them.
create table adoption_names (
  adoption_id integer primary key references adoptions (id) on delete cascade,
  created_at timestamptz not null,
  animal_name text not null,
  adopter_name text not null,
  names_folded text not null generated always as (fold(animal_name || chr(10) || adopter_name)) stored
);

-- The list of users can be sorted by the number of their adoptions.
alter table users add column adoption_count integer not null default 0;

-- An adoption that is new or gone. The person is locked by the count, and the animal then, so that neither is given another
-- name before the adoption is committed.
create function keep_adoption_names() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    update users set adoption_count = adoption_count - n
    from (select user_id, count(*) as n from removed group by user_id) as c where users.id = c.user_id;
    return null;
  end if;
  update users set adoption_count = adoption_count + n
  from (select user_id, count(*) as n from added group by user_id) as c where users.id = c.user_id;
  perform from animals where id in (select animal_id from added) order by id for no key update;
  insert into adoption_names (adoption_id, created_at, animal_name, adopter_name)
  select a.id, a.created_at, n.name, u.name || ' ' || u.surname
  from added as a join animals as n on n.id = a.animal_id join users as u on u.id = a.user_id
  on conflict do nothing;
  return null;
end
$$;
create trigger adoption_names_insert after insert on adoptions referencing new table as added
  for each statement execute function keep_adoption_names();
create trigger adoption_names_delete after delete on adoptions referencing old table as removed
  for each statement execute function keep_adoption_names();

-- Appointments are sorted and searched by their animal's name.
alter table appointments
  add column animal_name text not null default '',
  add column animal_name_folded text not null generated always as (fold(animal_name)) stored;
create function name_animal_of_appointment() returns trigger
  language plpgsql
  as $$
begin
  select name into new.animal_name from animals where id = new.animal_id for share;
  new.animal_name := coalesce(new.animal_name, '');
  return new;
end
$$;
create trigger name_animal before insert or update of animal_id on appointments
  for each row execute function name_animal_of_appointment();

-- An animal or a person has got another name.
create function rename_in_lists() returns trigger
  language plpgsql
  as $$
begin
  if tg_table_name = 'animals' then
    perform from adoption_names where adoption_id in (select id from adoptions where animal_id = new.id)
    order by adoption_id for update;
    update adoption_names set animal_name = new.name
    where adoption_id in (select id from adoptions where animal_id = new.id);
    update appointments set animal_name = new.name where animal_id = new.id;
  else
    perform from adoption_names where adoption_id in (select id from adoptions where user_id = new.id)
    order by adoption_id for update;
    update adoption_names set adopter_name = new.name || ' ' || new.surname
    where adoption_id in (select id from adoptions where user_id = new.id);
  end if;
  return null;
end
$$;
create trigger rename_in_lists after update of name on animals
  for each row when (old.name is distinct from new.name) execute function rename_in_lists();
create trigger rename_in_lists after update of name, surname on users
  for each row when (old.name is distinct from new.name or old.surname is distinct from new.surname)
  execute function rename_in_lists();

-- Makes all of this anew: after rows were put in behind the triggers' back, or before they were there.
create function rebuild_lists() returns void
  language sql
  as $$
  delete from list_counts;
  insert into list_counts (list, part, row_count, amount)
  select 'adoptions', '', count(*), 0 from adoptions
  union all select 'animals', status, count(*), 0 from animals where archived_at is null group by status
  union all select 'appointments', '', count(*), 0 from appointments
  union all select 'audit_log', action || chr(10) || subject, count(*), 0 from audit_log group by action, subject
  union all select 'donations', status || case when is_test then ' test' else '' end, count(*), sum(amount_grosze)
    from donations group by status, is_test
  union all select 'letters', '', count(*), 0 from letters
  union all select 'users', '', count(*), 0 from users where archived_at is null and closed_at is null;
  update users set adoption_count = n
  from (select u.id, count(a.id) as n from users as u left join adoptions as a on a.user_id = u.id group by u.id) as c
  where users.id = c.id and adoption_count <> n;
  insert into adoption_names (adoption_id, created_at, animal_name, adopter_name)
  select a.id, a.created_at, n.name, u.name || ' ' || u.surname
  from adoptions as a join animals as n on n.id = a.animal_id join users as u on u.id = a.user_id
  on conflict (adoption_id) do update
  set animal_name = excluded.animal_name, adopter_name = excluded.adopter_name
  where (adoption_names.animal_name, adoption_names.adopter_name) is distinct from (excluded.animal_name, excluded.adopter_name);
  update appointments as p set animal_name = n.name
  from animals as n where n.id = p.animal_id and p.animal_name <> n.name;
$$;
select rebuild_lists();

-- Adoptions: every order and the search. Of one animal and of one person: the newest first.
create index adoption_names_listed on adoption_names (created_at desc, adoption_id desc);
create index adoption_names_by_animal on adoption_names (animal_name collate "pl-x-icu", adoption_id);
create index adoption_names_by_adopter on adoption_names (adopter_name collate "pl-x-icu", adoption_id);
create index adoption_names_search on adoption_names using gin (names_folded gin_trgm_ops);
drop index adoptions_listed;
create index adoptions_open on adoptions (created_at desc, id desc) where outcome is null;
create index adoptions_by_stage on adoptions (stage_type, stage_status, id);
drop index adoptions_user;
create index adoptions_of_user on adoptions (user_id, created_at desc, id desc);

-- Users: every order, and whoever is in the audit log is searched by any part of the name.
drop index users_listed;
drop index users_name_prefix;
create index users_listed on users (surname collate "pl-x-icu", name collate "pl-x-icu", id)
  where archived_at is null and closed_at is null;
create index users_by_name on users (name collate "pl-x-icu", id) where archived_at is null and closed_at is null;
create index users_by_surname on users (surname collate "pl-x-icu", id) where archived_at is null and closed_at is null;
create index users_by_city on users (city collate "pl-x-icu", id) where archived_at is null and closed_at is null;
create index users_by_phone on users (phone_number, id) where archived_at is null and closed_at is null;
create index users_by_adoptions on users (adoption_count, id) where archived_at is null and closed_at is null;
create index users_archived on users (surname collate "pl-x-icu", name collate "pl-x-icu", id)
  where archived_at is not null and closed_at is null;
create index users_name_prefix on users (name_folded text_pattern_ops) where archived_at is null and closed_at is null;
create index users_name_search on users using gin (name_folded gin_trgm_ops);

-- Appointments: every order and the search.
create index appointments_by_animal on appointments (animal_name collate "pl-x-icu", id);
create index appointments_search on appointments using gin (animal_name_folded gin_trgm_ops);
create index appointments_by_purpose on appointments (purpose collate "pl-x-icu", id);
create index appointments_by_employee on appointments (employee_id, id);
create index appointments_by_service on appointments (service_type_id, id);

-- The audit log: of one actor, and of one kind of entry.
drop index audit_log_actor;
create index audit_log_actor on audit_log (actor_account_id, at desc, id desc) include (action, subject);
create index audit_log_kind on audit_log ((action || chr(10) || subject), at desc, id desc);

-- Donations, resumes and messages: the other orders.
create index donations_by_status on donations (status, id);
create index donations_by_settled on donations (settled_at, id);
create index donations_by_settled_turned on donations (settled_at desc nulls last, id desc);
create index job_applications_by_name on job_applications ((first_name || ' ' || last_name) collate "pl-x-icu", id);
create index job_applications_by_age on job_applications (age, id);
create index job_applications_by_phone on job_applications (phone_number, id);
create index job_applications_by_status on job_applications (application_status, id);
create index contact_messages_by_name on contact_messages (name collate "pl-x-icu", id);
create index contact_messages_by_email on contact_messages (lower(email), id);
create index contact_messages_by_state on contact_messages (((read_at is not null)::int + (answered_at is not null)::int), id);
