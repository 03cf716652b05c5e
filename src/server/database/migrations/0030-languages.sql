-- The language in which a person uses the application and gets letters (rules §13). Which languages there are, the
-- contract says: a further one needs no migration.
alter table accounts add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
