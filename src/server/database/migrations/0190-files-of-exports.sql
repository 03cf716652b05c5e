-- The files of an export: attachments of animals and treatments, and pictures of foster reports and observations. Each waits with
-- its row until it is read (docs/decisions/0092).
alter table import_photos add column record jsonb;
