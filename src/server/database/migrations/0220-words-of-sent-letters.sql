-- The words that the outbox is searched by are kept when a letter is sent or given up: until then whoever causes it waits
-- for them, and letters that wait are so few that a search reads them themselves. docs/decisions/0075-what-a-request-costs.md

create or replace function keep_letter_words() returns trigger
  language plpgsql
  as $$
begin
  if new.sent_at is null and new.given_up_at is null then
    -- It is sent once more.
    delete from letter_words where letter_id = new.id;
    return null;
  end if;
  insert into letter_words (letter_id, created_at, words_folded)
  values (new.id, new.created_at, fold(new.recipient || ' ' || new.subject))
  on conflict (letter_id) do update set words_folded = excluded.words_folded
  where letter_words.words_folded <> excluded.words_folded;
  return null;
end
$$;
drop trigger letter_words on letters;
create trigger letter_words after insert on letters for each row
  when (new.sent_at is not null or new.given_up_at is not null) execute function keep_letter_words();
create trigger letter_words_later after update on letters for each row
  when ((old.recipient, old.subject, old.sent_at, old.given_up_at)
    is distinct from (new.recipient, new.subject, new.sent_at, new.given_up_at))
  execute function keep_letter_words();

delete from letter_words using letters as l
where l.id = letter_id and l.sent_at is null and l.given_up_at is null;

-- As before (migration 0026), without the letters that wait.
create or replace function rebuild_all_but_scores() returns void
  language sql
  as $$
  select rebuild_counts_names_and_accounts();
  insert into letter_words (letter_id, created_at, words_folded)
  select id, created_at, fold(recipient || ' ' || subject) from letters
  where sent_at is not null or given_up_at is not null
  on conflict (letter_id) do update set words_folded = excluded.words_folded
  where letter_words.words_folded <> excluded.words_folded;
$$;
