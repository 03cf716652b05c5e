-- PostgreSQL puts this expression in the place of its call in two indexes of the audit log, unless the function is strict:
-- then each entry costs a tenth of a millisecond more. An action is never null, so nothing else changes.
-- docs/decisions/0075-what-a-request-costs.md
create or replace function audit_kind(action text) returns text
  language sql immutable parallel safe
  return case
    when action in ('list', 'read', 'read contract', 'export') then 'looked'
    when action in ('login', 'failed login', 'locked login', 'wrong password', 'password reset requested',
      'print reset link', 'reset password', 'confirm email', 'wrong second factor', 'locked second factor',
      'use recovery code', 'confirm identity') then 'signedIn'
    when action = 'refused' then 'refused'
    else 'changed'
  end;
