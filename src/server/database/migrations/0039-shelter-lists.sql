-- The lists that the shelter edits (rules §12). A value that is used cannot be deleted, only retired: it stays where it is
-- used and is not offered any more. Names may be written in one language alone, and are a value's own in each.
alter table animal_attribute_types
  drop constraint animal_attribute_types_name_key,
  add column retired_at timestamptz,
  add check (trim(name) <> '' or names <> '{}');
create unique index animal_attribute_types_name on animal_attribute_types (fold(name)) where name <> '';
create unique index animal_attribute_types_name_pl on animal_attribute_types (fold(names ->> 'pl'));

alter table service_types
  drop constraint service_types_name_key,
  add column retired_at timestamptz,
  add check (trim(name) <> '' or names <> '{}');
create unique index service_types_name on service_types (fold(name)) where name <> '';
create unique index service_types_name_pl on service_types (fold(names ->> 'pl'));

alter table resource_types
  drop constraint resource_types_name_key,
  add column retired_at timestamptz,
  add check (trim(name) <> '' or names <> '{}');
create unique index resource_types_name on resource_types (fold(name)) where name <> '';
create unique index resource_types_name_pl on resource_types (fold(names ->> 'pl'));

-- Public pages name an animal's attributes.
create trigger public_content after insert or update or delete or truncate on animal_attribute_types
  for each statement execute function announce_public_content();
