-- The list of users sorted by e-mail is cut from one index of the accounts. docs/decisions/0024-lists-that-grow.md

-- The user whose account this is, while they are in the list of users. It stands here and not the e-mail beside the user,
-- since the person is locked before the account (decision 0015).
alter table accounts add column listed_user_id integer;

create function keep_listed_user() returns trigger
  language plpgsql
  as $$
begin
  update accounts set listed_user_id = case when new.archived_at is null and new.closed_at is null then new.id end
  where id = new.account_id;
  return null;
end
$$;
create trigger listed_user_insert after insert on users for each row execute function keep_listed_user();
create trigger listed_user_update after update of archived_at, closed_at on users
  for each row when ((old.archived_at, old.closed_at) is distinct from (new.archived_at, new.closed_at))
  execute function keep_listed_user();

alter function rebuild_lists() rename to rebuild_counts_and_names;
create function rebuild_lists() returns void
  language sql
  as $$
  select rebuild_counts_and_names();
  update accounts as a set listed_user_id = u.listed
  from (select account_id, case when archived_at is null and closed_at is null then id end as listed from users) as u
  where u.account_id = a.id and a.listed_user_id is distinct from u.listed;
$$;
update accounts as a set listed_user_id = u.id
from users as u where u.account_id = a.id and u.archived_at is null and u.closed_at is null;

-- With the e-mail as it is written, so that the page is read from the index alone.
create index accounts_of_listed_users on accounts (email_key(email), listed_user_id) include (email)
  where listed_user_id is not null;
