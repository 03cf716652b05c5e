-- Doses, tests, operations and foster homes come in with an import, and kinds of treatments that the shelter did not have
-- (docs/decisions/0089).
alter table imported_records drop constraint imported_records_kind_check;
alter table imported_records add constraint imported_records_kind_check
  check (kind in ('animal', 'stay', 'treatment', 'placement', 'treatment kind'));
