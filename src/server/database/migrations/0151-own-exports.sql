-- An export of this program is brought in again, with all that its animals have (docs/decisions/0092).

-- Units of an export are known again, so that each move finds its own.
alter table imported_records drop constraint imported_records_kind_check,
  add constraint imported_records_kind_check check (kind in ('animal', 'stay', 'treatment', 'treatment kind', 'placement', 'unit')),
  -- What came in with an animal: for each table the rows by their ids, each with a hash, to see who has changed it since.
  add column brought jsonb not null default '{}';

-- Whether two values of a list are called the same in some language.
create function is_called(name text, names jsonb, other text, others jsonb) returns boolean
  language sql immutable parallel safe
  as $$ select exists (
    select from (select other union all select value from jsonb_each_text(others)) as of_other (words)
    where words <> '' and is_name(words, name, names)) $$;
