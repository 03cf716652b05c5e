-- Texts of pages, letters and the contract that the shelter has written itself, over the built-in ones. A row is one
-- save and is never changed: the last version of a key holds, the others are its history. A language that is null has
-- the built-in text. What was built in at the time of the save is kept, to tell when a later version of the product
-- has another text.
create table shelter_texts (
  key text not null,
  version integer not null check (version > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  built_in jsonb not null check (jsonb_typeof(built_in) = 'object'),
  changed_at timestamptz not null,
  changed_by integer references accounts (id) on delete set null,
  primary key (key, version)
);
create index on shelter_texts (changed_by);

create trigger public_content after insert or update or delete or truncate on shelter_texts
  for each statement execute function announce_public_content();
