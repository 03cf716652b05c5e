-- Webhooks: other programs are told what becomes of animals. docs/decisions/0094-programs.md
create table webhooks (
  id integer generated always as identity primary key,
  url text not null,
  events text[] not null,
  -- Signs what is sent, so it cannot be kept as a hash.
  secret text not null,
  account_id integer not null references accounts (id),
  created_at timestamptz not null,
  -- Since when nothing has arrived; null while it works.
  failing_since timestamptz,
  last_delivered_at timestamptz,
  off_at timestamptz,
  off_reason text check (off_reason in ('hand', 'failed', 'gone')),
  check ((off_at is null) = (off_reason is null))
);
create index webhooks_account on webhooks (account_id);

-- What has become of an animal in one transaction. It names the animal without a foreign key: programs are told as well when
-- it is gone by then.
create table webhook_events (
  id integer generated always as identity primary key,
  -- The webhook-id of each request about it.
  event_id text not null unique default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  happened_at timestamptz not null default now(),
  animal_id integer,
  animal_name text,
  animal_type text,
  -- The status before and after; null where there is no such animal for anybody.
  was text,
  became text,
  -- Whether visitors had seen it before, and can see it now.
  was_known boolean not null default false,
  is_shown boolean not null default false,
  -- What programs are told; null when it is nothing for them.
  kind text,
  body text,
  -- When it was looked at, and its deliveries were written.
  spread_at timestamptz,
  unique (transaction_id, animal_id)
);
create index webhook_events_new on webhook_events (id) where spread_at is null;
create index webhook_events_old on webhook_events (happened_at);

-- One event on its way to one webhook.
create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks (id) on delete cascade,
  event_id integer not null references webhook_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  tried_at timestamptz,
  answer_code integer,
  problem text,
  answer_text text,
  milliseconds integer,
  unique (webhook_id, event_id),
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_tried on webhook_deliveries (webhook_id, tried_at);

-- Notes what becomes of an animal, in the transaction that does it: with it the note stays or goes. Several changes in one
-- transaction are one. A shelter without webhooks notes nothing.
create function note_animal_event() returns trigger language plpgsql as $$
begin
  if not exists (select from webhooks where off_at is null) then return null; end if;
  insert into webhook_events (animal_id, animal_name, animal_type, was, became, was_known, is_shown)
  values (
    new.id, new.name, new.type,
    case when tg_op = 'UPDATE' and old.archived_at is null then old.status end,
    case when new.archived_at is null then new.status end,
    tg_op = 'UPDATE' and old.archived_at is null and (old.status in ('Available', 'Reserved')
      or old.available_since is not null or (old.status = 'Adopted' and not old.not_for_adoption)),
    new.archived_at is null and new.status <> 'Left' and (new.status <> 'InCare' or new.show_while_in_care)
      and (new.status <> 'Adopted' or not new.not_for_adoption or new.show_while_in_care))
  on conflict (transaction_id, animal_id) do update
    set animal_name = excluded.animal_name, became = excluded.became, is_shown = excluded.is_shown;
  return null;
end $$;

-- Animals that nobody was ever shown and that are not for adoption, as those of an import, are left out.
create trigger note_new_animal after insert on animals
  for each row when (not new.not_for_adoption) execute function note_animal_event();
create trigger note_change_of_animal after update of status, archived_at on animals
  for each row when (
    (old.status is distinct from new.status or (old.archived_at is null) <> (new.archived_at is null))
    and (not new.not_for_adoption or old.available_since is not null or old.status in ('Available', 'Reserved')))
  execute function note_animal_event();
