-- The animals that a news item is about: their cards stand below it, in this order.
create table news_animals (
  news_id integer not null references news (id) on delete cascade,
  animal_id integer not null references animals (id) on delete cascade,
  position integer not null,
  primary key (news_id, animal_id)
);
create index news_animals_animal on news_animals (animal_id);
create trigger public_content after insert or update or delete or truncate on news_animals
  for each statement execute function announce_public_content();
