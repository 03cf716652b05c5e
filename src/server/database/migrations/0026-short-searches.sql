-- What long lists are searched by: one or two letters are found by an index too, and letters by narrow rows.
-- docs/decisions/0024-lists-that-grow.md

-- Each letter of a text and each two that stand beside one another. One or two letters have no trigram.
create function letter_pairs(folded text) returns text[]
  language sql immutable strict parallel safe
  as $$
  select array_agg(one) || array_agg(coalesce(one || next, one))
  from unnest(string_to_array(folded, null), string_to_array(substr(folded, 2), null)) as letters (one, next)
$$;
create index adoption_names_pairs on adoption_names using gin (letter_pairs(names_folded));
create index appointments_pairs on appointments using gin (letter_pairs(animal_name_folded));

-- What the outbox is searched by, in rows a tenth as wide as the letters: a search visits each row that it finds.
create table letter_words (
  letter_id bigint primary key references letters (id) on delete cascade,
  created_at timestamptz not null,
  words_folded text not null
);

create function keep_letter_words() returns trigger
  language plpgsql
  as $$
begin
  insert into letter_words (letter_id, created_at, words_folded)
  values (new.id, new.created_at, fold(new.recipient || ' ' || new.subject))
  on conflict (letter_id) do update set words_folded = excluded.words_folded;
  return null;
end
$$;
create trigger letter_words after insert or update of recipient, subject on letters
  for each row execute function keep_letter_words();

alter function rebuild_lists() rename to rebuild_counts_names_and_accounts;
create function rebuild_lists() returns void
  language sql
  as $$
  select rebuild_counts_names_and_accounts();
  insert into letter_words (letter_id, created_at, words_folded)
  select id, created_at, fold(recipient || ' ' || subject) from letters
  on conflict (letter_id) do update set words_folded = excluded.words_folded
  where letter_words.words_folded <> excluded.words_folded;
$$;
insert into letter_words (letter_id, created_at, words_folded) select id, created_at, words_folded from letters;
alter table letters drop column words_folded;
create index letter_words_search on letter_words using gin (words_folded gin_trgm_ops);
create index letter_words_pairs on letter_words using gin (letter_pairs(words_folded));
