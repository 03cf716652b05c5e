-- Before chips of 15 digits (ISO 11784) animals got codes of 9, 10 or 14 signs: they are found by them, too.
alter table chips drop constraint chips_number_check;
alter table chips add constraint chips_number_check check (number ~ '^([0-9]{15}|[0-9A-Z]{9,10}|[0-9A-Z]{14})$');

-- Chips that an import has given to an animal that was here before, for its undo, and whether it was said to have one.
alter table import_changes add column chips text[] not null default '{}', add column was_chipped boolean;
