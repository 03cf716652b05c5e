-- What a write costs beside itself. docs/decisions/0075-what-a-request-costs.md

-- A change of the shelter's record or of its own texts is told apart from one of what pages show (an empty message can be
-- any change): only then does every server read the record again.
create or replace function announce_public_content() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('public_content', case when tg_table_name in ('shelter', 'shelter_texts') then '' else 'pages' end);
  return null;
end
$$;

-- No cached page shows anything of an adoption: what it changes for visitors is its animal's status.
drop trigger public_content on adoptions;

-- Letters and entries of the audit log are added by nearly every write. Their trigger for new rows is as that of 0022, with
-- SQL that is planned once instead of at every row.
create function count_added_letters() returns trigger
  language plpgsql
  as $$
begin
  perform add_to_list_count('letters', '', (select count(*) from added));
  return null;
end
$$;

create function count_added_entries() returns trigger
  language plpgsql
  as $$
begin
  perform add_to_list_count('audit_log', c.part, c.n)
  from (select action || chr(10) || subject as part, count(*) as n from added group by 1) as c;
  return null;
end
$$;

create function add_to_list_count(counted text, counted_part text, n bigint) returns void
  language plpgsql
  as $$
begin
  if n = 0 then
    return;
  end if;
  update list_counts set row_count = row_count + n
  where ctid = (select ctid from list_counts where list = counted and part = counted_part limit 1 for update skip locked);
  if not found then
    insert into list_counts (list, part, row_count, amount) values (counted, counted_part, n, 0);
  end if;
end
$$;

drop trigger list_counts_insert on letters;
create trigger list_counts_insert after insert on letters referencing new table as added
  for each statement execute function count_added_letters();
drop trigger list_counts_insert on audit_log;
create trigger list_counts_insert after insert on audit_log referencing new table as added
  for each statement execute function count_added_entries();
