-- An article has pictures of its own, up to three; the first is its title picture (rules §5).
alter table photos
  add column news_id integer references news (id) on delete cascade,
  drop constraint photos_check;
alter table photos
  add constraint photos_check check (num_nonnulls(animal_id, news_id) = num_nonnulls(position)),
  add check (news_id is null or position < 3),
  -- Also the index by which an article's pictures are found.
  add unique (news_id, position) deferrable initially immediate;
