-- The animals that users have marked for themselves. Rules §2, §11.

create table favourites (
  user_id integer not null references users (id),
  animal_id integer not null references animals (id),
  created_at timestamptz not null,
  primary key (user_id, animal_id)
);
create index favourites_listed on favourites (user_id, created_at desc, animal_id desc);
