-- What the outbox and the audit log are searched by, and letters that are forgotten once sent. Rules §6, §10.

-- The last letter to a closed account: its words and its address go when it has been sent (rules §10).
alter table letters add column forget_when_sent boolean not null default false;
alter table letters add column words_folded text not null generated always as (fold(recipient || ' ' || subject)) stored;
create index letters_search on letters using gin (words_folded gin_trgm_ops);
create index letters_recipient on letters (lower(recipient));

create index audit_log_action on audit_log (action, at desc, id desc);
