-- What a write costs beside itself, second part. docs/decisions/0075-what-a-request-costs.md

-- The connection that changed what pages show is told so at once (an INFO always reaches it, whatever it asks for). All
-- other writes need not wait for the notification.
create or replace function announce_public_content() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('public_content', case when tg_table_name in ('shelter', 'shelter_texts') then '' else 'pages' end);
  raise info 'public content changed';
  return null;
end
$$;

-- PostgreSQL plans an SQL function of an index anew in every statement that adds a row, unless it can put its expression in
-- the place of the call. It cannot for a strict function that handles null, and the action of an entry is never null.
create or replace function audit_kind(action text) returns text
  language sql
  immutable
  parallel safe
  return case
    when action in ('list', 'read', 'read contract', 'export') then 'looked'
    when action in (
      'login', 'failed login', 'locked login', 'wrong password', 'password reset requested', 'print reset link',
      'reset password', 'confirm email'
    ) then 'signedIn'
    when action = 'refused' then 'refused'
    else 'changed'
  end;

-- In PL/pgSQL it is planned once for each connection.
create or replace function letter_pairs(folded text) returns text[]
  language plpgsql
  immutable
  strict
  parallel safe
  as $$
begin
  return (
    select array_agg(one) || array_agg(coalesce(one || next, one))
    from unnest(string_to_array(folded, null), string_to_array(substr(folded, 2), null)) as letters (one, next)
  );
end
$$;
