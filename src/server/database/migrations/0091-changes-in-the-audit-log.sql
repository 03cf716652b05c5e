-- What an entry of the audit log has changed, and lists of the log by kind. docs/decisions/0074-changes-in-the-audit-log.md

-- The log itself is only ever added to. The values may be personal data, so they stand beside it and are erased with the
-- person.
create table audit_changes (
  entry_id bigint primary key,
  subject text not null,
  subject_id integer,
  before jsonb not null,
  after jsonb not null
);
create index audit_changes_subject on audit_changes (subject, subject_id);

-- The kind of an entry: what was changed, what was only looked at, who signed in or tried to, what was refused.
create function audit_kind(action text) returns text
  language sql immutable parallel safe strict
  return case
    when action in ('list', 'read', 'read contract', 'export') then 'looked'
    when action in ('login', 'failed login', 'locked login', 'wrong password', 'password reset requested',
      'print reset link', 'reset password', 'confirm email') then 'signedIn'
    when action = 'refused' then 'refused'
    else 'changed'
  end;

create index audit_log_kind_of_deed on audit_log (audit_kind(action), at desc, id desc);
create index audit_log_kind_and_subject on audit_log (audit_kind(action), subject, at desc, id desc);
