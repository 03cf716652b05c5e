-- News and newsletters go out at a time that staff choose (rules §5, §6; docs/decisions/0052).
-- Null is a draft. What is in the future is not public before.
alter table news add published_at timestamptz default now();
update news set published_at = created_at;
drop index news_listed;
create index news_listed on news (published_at desc nulls first, id desc);

alter table newsletters add send_at timestamptz;
alter table newsletters drop constraint newsletters_status_check, drop constraint newsletters_check;
alter table newsletters
  add constraint newsletters_status_check check (status in ('Draft', 'Scheduled', 'Queued', 'Sent')),
  add constraint newsletters_queued check ((status in ('Draft', 'Scheduled')) = (queued_at is null)),
  add constraint newsletters_scheduled check (status <> 'Scheduled' or send_at is not null);
