-- The animals that an issue of the newsletter shows, in their order (rules §6).
create table newsletter_animals (
  newsletter_id integer not null references newsletters (id) on delete cascade,
  animal_id integer not null references animals (id),
  position smallint not null,
  primary key (newsletter_id, animal_id)
);
create index newsletter_animals_animal on newsletter_animals (animal_id);
