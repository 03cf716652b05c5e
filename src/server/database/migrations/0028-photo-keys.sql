-- A photo's files are in the store under its key: 128 random bits, so that a file can be written before its row is, and
-- nobody can guess where it is. Photos from before keep their place: their key is their id.
alter table photos add column key text;
update photos set key = id::text;
alter table photos
  alter column key set not null,
  add unique (key),
  add check (key ~ '^([0-9a-f]{32}|[1-9][0-9]{0,9})$');
