-- What a write costs beside itself, third part. docs/decisions/0075-what-a-request-costs.md

-- PostgreSQL parses and plans an SQL function anew in each statement that calls it, if it cannot put its expression in the
-- place of the call. In PL/pgSQL these are planned once for each connection.
create or replace function fold(typed text) returns text
  language plpgsql
  immutable
  strict
  parallel safe
  as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, typed));
end
$$;

create or replace function audit_kind(action text) returns text
  language plpgsql
  immutable
  parallel safe
  as $$
begin
  return case
    when action in ('list', 'read', 'read contract', 'export') then 'looked'
    when action in (
      'login', 'failed login', 'locked login', 'wrong password', 'password reset requested', 'print reset link',
      'reset password', 'confirm email'
    ) then 'signedIn'
    when action = 'refused' then 'refused'
    else 'changed'
  end;
end
$$;

-- Each letter, the pairs that begin at odd letters, and those that begin at even ones: half the time of an aggregate.
create or replace function letter_pairs(folded text) returns text[]
  language plpgsql
  immutable
  strict
  parallel safe
  as $$
begin
  return string_to_array(folded, null)
    || string_to_array(regexp_replace(folded, '(..)', E'\\1\x01', 'g'), E'\x01')
    || string_to_array(regexp_replace(substr(folded, 2), '(..)', E'\\1\x01', 'g'), E'\x01');
end
$$;

-- Letters and entries of the audit log are written one by one: counted at the row, they need no table of new rows.
create function count_added_row() returns trigger
  language plpgsql
  as $$
declare
  counted text := tg_table_name;
  its_part text := '';
begin
  if counted = 'audit_log' then
    its_part := new.action || chr(10) || new.subject;
  end if;
  update list_counts set row_count = row_count + 1
  where ctid = (select ctid from list_counts where list = counted and part = its_part limit 1 for update skip locked);
  if not found then
    insert into list_counts (list, part, row_count, amount) values (counted, its_part, 1, 0);
  end if;
  return null;
end
$$;
drop trigger list_counts_insert on letters;
create trigger list_counts_insert after insert on letters for each row execute function count_added_row();
drop trigger list_counts_insert on audit_log;
create trigger list_counts_insert after insert on audit_log for each row execute function count_added_row();
drop function count_added_letters();
drop function count_added_entries();
drop function add_to_list_count(text, text, bigint);

-- No statement asks for open adoptions by their state; `adoptions_of_animal` finds those of an animal.
drop index adoptions_animal;
