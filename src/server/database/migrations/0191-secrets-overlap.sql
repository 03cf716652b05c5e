-- A webhook that gets a new secret signs with the old one too for a while, so that its receiver can change it at its own time
-- (docs/decisions/0094).
alter table webhooks
  add column old_secret text,
  add column old_secret_until timestamptz,
  add check ((old_secret is null) = (old_secret_until is null));
