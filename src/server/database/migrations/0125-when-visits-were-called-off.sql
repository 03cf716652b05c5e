-- When a visit was called off: until then an animal waited for it, and without the day the days before would be forgotten
-- (docs/decisions/0085). Nothing is known of those before.
alter table visits
  add column cancelled_at timestamptz,
  add constraint visits_cancelled_at check (cancelled_at is null or state = 'cancelled');
