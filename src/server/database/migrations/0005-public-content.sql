-- Whatever the public pages show says so when it changes, so that no server that shows it goes on showing what was.

create function announce_public_content() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('public_content', '');
  return null;
end
$$;

create trigger public_content after insert or update or delete or truncate on animals
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on photos
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on animal_groups
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on animal_attribute_scores
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on appointments
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on adoptions
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on employees
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on news
  for each statement execute function announce_public_content();
create trigger public_content after insert or update or delete or truncate on jobs
  for each statement execute function announce_public_content();

-- What the demonstration shelter has put in, and other facts about this database as a whole.
create table installation (
  key text primary key,
  value text not null,
  set_at timestamptz not null default now()
);
