-- What needs tables of several areas: keys that point to later files, the counts of lists, and how they are made anew.

alter table employees add foreign key (photo_id) references photos (id);

alter table photos
  add foreign key (animal_id) references animals (id),
  add foreign key (news_id) references news (id) on delete cascade,
  add foreign key (newsletter_id) references newsletters (id) on delete cascade;

alter table attachments
  add foreign key (animal_id) references animals on delete cascade,
  add foreign key (adoption_id) references adoptions on delete cascade,
  add foreign key (treatment_id) references treatments on delete cascade;

alter table letter_links
  add foreign key (subscriber_id) references newsletter_subscribers (id) on delete set null,
  add foreign key (mailbox_id) references search_mailboxes (id) on delete set null,
  add foreign key (search_id) references saved_searches (id) on delete set null,
  add foreign key (visit_id) references visits (id) on delete set null,
  add foreign key (reminders_id) references aftercare_reminders (adoption_id) on delete set null;

-- Where two animals become one, they are compared at the end, as those of adoptions and treatments to stays.
alter table stays
  add foreign key (adoption_id, animal_id, ended_by_completed) references adoptions (id, animal_id, completed) deferrable,
  add foreign key (returned_adoption_id, animal_id, returns_completed)
    references adoptions (id, animal_id, completed) deferrable;

-- The lists that are counted: which rows belong to each, their part, and an amount. Letters and entries of the audit log are
-- added one by one.
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
      ('donations', 'true', 'status || case when is_test then '' test'' else '''' end', 'amount_grosze - refunded_grosze'),
      ('letters', 'true', '''''', '0'),
      ('users', 'archived_at is null and closed_at is null', '''''', '0')
    ) as lists (name, belongs, part, amount)
  loop
    if l.name in ('audit_log', 'letters') then
      execute format('create trigger list_counts_insert after insert on %1$I
        for each row execute function count_added_row()', l.name);
    else
      execute format('create trigger list_counts_insert after insert on %1$I referencing new table as added
        for each statement execute function keep_list_counts(%1$L, %2$L, %3$L, %4$L)', l.name, l.belongs, l.part, l.amount);
    end if;
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

-- Make anew what triggers keep: after rows were put in behind their back. `rebuild_lists` makes all of it.
create function rebuild_counts_and_names() returns void
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

create function rebuild_counts_names_and_accounts() returns void
  language sql
  as $$
  select rebuild_counts_and_names();
  update accounts as a set listed_user_id = u.listed
  from (select account_id, case when archived_at is null and closed_at is null then id end as listed from users) as u
  where u.account_id = a.id and a.listed_user_id is distinct from u.listed;
$$;

create function rebuild_all_but_scores() returns void
  language sql
  as $$
  select rebuild_counts_names_and_accounts();
  insert into letter_words (letter_id, created_at, words_folded)
  select id, created_at, fold(recipient || ' ' || subject) from letters
  where sent_at is not null or given_up_at is not null
  on conflict (letter_id) do update set words_folded = excluded.words_folded
  where letter_words.words_folded <> excluded.words_folded;
$$;

create function rebuild_lists() returns void
  language plpgsql
  as $$
begin
  perform rebuild_all_but_scores();
  perform keep_scores(array(select distinct animal_id from animal_attribute_scores));
  delete from list_counts where list = 'donations';
  insert into list_counts (list, part, row_count, amount)
  select 'donations', status || case when is_test then ' test' else '' end, count(*), sum(amount_grosze - refunded_grosze)
  from donations group by status, is_test;
end
$$;

select rebuild_lists();
