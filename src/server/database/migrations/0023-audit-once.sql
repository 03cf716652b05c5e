-- Entries of the audit log that a stranger or a script can cause are bounded. docs/decisions/0022-what-expires.md

-- Writes an entry, unless the same one was written within `once_in`. One writer at a time looks and writes, so of equal
-- entries at one moment, from however many servers, one is written; the others do not wait for it. Each statement here sees
-- what was committed before it, unlike the parts of a single statement.
create function write_audit_once(
  at_moment timestamptz, actor integer, verb text, about text, about_id integer, more jsonb, once_in interval
) returns void
  language plpgsql
  as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(concat_ws(chr(10), 'audit', actor, verb, about, about_id, more), 0)) then
    return;
  end if;
  insert into audit_log (at, actor_account_id, action, subject, subject_id, details)
  select at_moment, actor, verb, about, about_id, more
  where not exists (
    select from audit_log as l
    where (l.action || chr(10) || l.subject) = verb || chr(10) || about and l.at > at_moment - once_in
    and l.actor_account_id is not distinct from actor and l.subject_id is not distinct from about_id and l.details = more
  );
end
$$;
