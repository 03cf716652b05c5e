-- Staff have set the password of this account, and its person has not chosen one of their own since.
alter table accounts add column password_by_staff boolean not null default false;
