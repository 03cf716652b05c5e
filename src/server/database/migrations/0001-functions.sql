-- What tables of several areas are made with: extensions, how texts are compared, spans of time, and triggers.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Names in the order that people expect: box 2 before box 10.
create collation names_with_numbers (provider = icu, locale = 'pl-u-kn-true');

-- What a search box compares: lower case, Polish letters as their plain form (rules §1: lodz finds Łódź).
-- Immutable in fact, as the dictionary is named; PostgreSQL cannot know that of unaccent by itself.
--
-- PostgreSQL parses and plans an SQL function anew in each statement that calls it, if it cannot put its expression in the
-- place of the call. In PL/pgSQL this one and `letter_pairs` are planned once for each connection.
-- docs/decisions/0075-what-a-request-costs.md
create function fold(typed text) returns text
  language plpgsql
  immutable
  strict
  parallel safe
  as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, typed));
end
$$;

-- What e-mail addresses are compared by: A to Z without regard to case, and nothing else. Other letters are folded in
-- another way by every program and locale: PostgreSQL made `ix@` of `İx@`, so that one could be taken by the other.
-- `emailKey` in src/contract/platform/email.ts is the same in JavaScript. Rules §2.
create function email_key(typed text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(typed collate "C") $$;

-- The mailbox of an address: what stands after a plus, and dots at one large provider, lead to the same one.
create function mailbox_key(typed text) returns text language sql immutable parallel safe as $$
  select case when lower(typed collate "C") ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(typed collate "C"), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else regexp_replace(lower(typed collate "C"), '\+[^@]*@', '@') end
$$;

-- What staff type can be written in each language of the product (rules §13). A column has the text of the first language;
-- the column beside it, named with an s, has those of the others by their codes, never blank: {"pl": "Psy rodzinne"}. A
-- picture's `alt` has `alts`. docs/decisions/0037-content-in-languages.md
--
-- The texts of all languages, one a line, for searches: what was typed is found in every language.
create function all_texts(first_language text, others jsonb) returns text
  language sql immutable strict parallel safe
  as $$ select first_language || coalesce((select string_agg(chr(10) || value, '') from jsonb_each_text(others)), '') $$;

-- Whether words are the name of a value in some language.
create function is_name(words text, name text, names jsonb) returns boolean
  language sql immutable parallel safe
  as $$ select fold(btrim(words, ' .')) in (
    select fold(btrim(named, ' .')) from (select name union all select value from jsonb_each_text(names)) as of_value (named)
    where named <> '') $$;

-- Whether two values of a list are called the same in some language.
create function is_called(name text, names jsonb, other text, others jsonb) returns boolean
  language sql immutable parallel safe
  as $$ select exists (
    select from (select other union all select value from jsonb_each_text(others)) as of_other (words)
    where words <> '' and is_name(words, name, names)) $$;

-- Each letter of a text and each two that stand beside one another: one or two typed letters have no trigram, and are found
-- by these. Each letter, the pairs that begin at odd letters, and those that begin at even ones: half the time of an
-- aggregate. docs/decisions/0024-lists-that-grow.md
create function letter_pairs(folded text) returns text[]
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

-- Of a visit or an appointment. Immutable in fact: minutes do not depend on a time zone.
create function visit_span(starts_at timestamptz, minutes integer) returns tstzrange
  language sql immutable strict parallel safe
  as $$ select tstzrange(starts_at, starts_at + minutes * interval '1 minute') $$;

-- The nights of a stay, for the rule that stays of one animal do not overlap. Each day has 128 steps, so that an animal may
-- leave and come back on one day: a stay without a night has one step of its day (`turn`), any other begins at the last.
create function stay_span(intake_on date, outcome_on date, turn smallint) returns int4range
  language sql immutable parallel safe
  as $$ select case
    when outcome_on is null then int4range((intake_on - date '2000-01-01') * 128 + 127, null)
    when outcome_on = intake_on then
      int4range((intake_on - date '2000-01-01') * 128 + turn, (intake_on - date '2000-01-01') * 128 + turn + 1)
    else int4range((intake_on - date '2000-01-01') * 128 + 127, (outcome_on - date '2000-01-01') * 128) end $$;

-- Whatever the public pages show says so when it changes, so that no server that shows it goes on showing what was. A change
-- of the shelter's record or of its own texts is told apart from one of what pages show (an empty message can be any change):
-- only then does every server read the record again. The connection that changed it is told so at once (an INFO always
-- reaches it, whatever it asks for); all other writes need not wait for the notification.
-- docs/decisions/0075-what-a-request-costs.md
create function announce_public_content() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('public_content', case when tg_table_name in ('shelter', 'shelter_texts') then '' else 'pages' end);
  raise info 'public content changed';
  return null;
end
$$;

-- Lists that grow with the shelter's age stay as quick as on its first day: their counts are kept, and every order that a
-- list offers has an index. docs/decisions/0024-lists-that-grow.md
--
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

-- Letters and entries of the audit log are written one by one, by nearly every write: counted at the row, with SQL that is
-- planned once, they need no table of new rows.
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
