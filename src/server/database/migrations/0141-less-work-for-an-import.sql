-- Less work for a row that is brought in (docs/decisions/0089).

-- Rows of an import are only added by a step, which has locked the import, and forgotten with it. Foreign keys looked for
-- that one import again at every row.
alter table import_read_rows drop constraint import_read_rows_import_id_fkey;
alter table import_animals drop constraint import_animals_import_id_fkey;
alter table imported_records drop constraint imported_records_import_id_fkey;

-- Kept as it was written: nobody looks into it before it is decided on.
alter table import_read_rows alter column facts type json using facts::json;

-- One row for a statement, not one for a row: thousands of animals come at once.
create function note_new_profiles() returns trigger language plpgsql as $$
begin
  insert into profile_times (animal_id, at, is_told, is_offered)
  select id, now(), main_photo_id is not null and description <> '', not not_for_adoption from added order by id;
  return null;
end $$;
drop trigger note_new_profile on animals;
create trigger note_new_profiles after insert on animals referencing new table as added
  for each statement execute function note_new_profiles();

-- Most stays end or begin without an adoption of ours: those need no place in these indexes.
alter table stays drop constraint stays_adoption_id_key;
alter table stays drop constraint stays_returned_adoption_id_key;
create unique index stays_adoption on stays (adoption_id) where adoption_id is not null;
create unique index stays_returned_adoption on stays (returned_adoption_id) where returned_adoption_id is not null;
