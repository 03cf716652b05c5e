-- Failed logins are counted by the same mechanism as everything else that may be done only so often; they are counted by
-- e-mail too. Rows are deleted once they are too old to count (rules §2, §11).
alter table address_uses rename to limited_uses;
alter index address_uses_counted rename to limited_uses_address;
alter index address_uses_at rename to limited_uses_at;
alter table limited_uses add column email text;
insert into limited_uses (kind, address, email, at)
select 'failed login', address, email, at from login_failures order by id;
drop table login_failures;
create index limited_uses_email on limited_uses (kind, email, at) where email is not null;
