-- What an animal looks like, so that people know it again: its colours, and marks that are its own. Both are public.

-- The colours that forms offer: one of the lists that the shelter edits (rules §12). An animal keeps the words themselves,
-- because other systems have other ones: what is not in the list stays as it was written.
create table colours (
  id integer generated always as identity primary key,
  name text not null default '',
  names jsonb not null default '{}',
  retired_at timestamptz,
  version integer not null default 1,
  -- The name in each language, as it is compared.
  words text[] not null generated always as (string_to_array(fold(all_texts(name, names)), chr(10))) stored,
  check (trim(name) <> '' or names <> '{}')
);
create unique index colours_name on colours (fold(name)) where name <> '';
create unique index colours_name_pl on colours (fold(names ->> 'pl'));
create trigger public_content after insert or update or delete or truncate on colours
  for each statement execute function announce_public_content();
insert into colours (name, names)
values
  ('Black', '{"pl": "Czarny"}'),
  ('White', '{"pl": "Biały"}'),
  ('Grey', '{"pl": "Szary"}'),
  ('Blue-grey', '{"pl": "Niebieski"}'),
  ('Brown', '{"pl": "Brązowy"}'),
  ('Chocolate', '{"pl": "Czekoladowy"}'),
  ('Red', '{"pl": "Rudy"}'),
  ('Golden', '{"pl": "Złoty"}'),
  ('Fawn', '{"pl": "Płowy"}'),
  ('Cream', '{"pl": "Kremowy"}'),
  ('Black and tan', '{"pl": "Czarny podpalany"}'),
  ('Tricolour', '{"pl": "Trójkolorowy"}'),
  ('Brindle', '{"pl": "Pręgowany"}'),
  ('Spotted', '{"pl": "Łaciaty"}'),
  ('Merle', '{"pl": "Marmurkowaty"}'),
  ('Tabby', '{"pl": "Bury"}'),
  ('Tortoiseshell', '{"pl": "Szylkretowy"}');

alter table animals
  add column colours text[] not null default '{}' check (cardinality(colours) <= 6 and array_position(colours, null) is null),
  add column markings text not null default '' check (length(markings) <= 200);

-- What a search compares.
create function looks_of(colours text[], markings text) returns text
  language plpgsql immutable parallel safe as $$
begin
  -- With its schema: PostgreSQL looks nowhere else while it analyzes a table with an index of this.
  return public.fold(array_to_string(colours, ' ') || ' ' || markings);
end
$$;
create index animals_looks on animals using gin (looks_of(colours, markings) gin_trgm_ops) where archived_at is null;
create index animals_colours on animals using gin (colours) where archived_at is null;

-- A colour that gets another name has it on every animal.
create function rename_colour() returns trigger language plpgsql as $$
begin
  update animals set colours = array(
    select case when fold(word) = any(old.words) then coalesce(nullif(new.name, ''), new.names ->> 'pl') else word end
    from unnest(colours) with ordinality as w (word, at) order by at)
  where exists (select from unnest(colours) as w (word) where fold(word) = any(old.words));
  return null;
end
$$;
create trigger renamed after update of name, names on colours
  for each row when (not old.words <@ new.words) execute function rename_colour();
