-- The description of a picture can be written in each language, as other texts (migration 0031, rules §13).
alter table photos add column alts jsonb not null default '{}';
