-- How a person sees a list beside its columns: as cards or a table, how dense, how wide each column, which animals first.
alter table list_columns alter column hidden set default '{}';
alter table list_columns add column look jsonb not null default '{}';
