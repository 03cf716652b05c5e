-- An issue of the newsletter has pictures of its own, up to three (rules §6).
alter table photos
  add column newsletter_id integer references newsletters (id) on delete cascade,
  drop constraint photos_check;
alter table photos
  add constraint photos_check check (num_nonnulls(animal_id, news_id, newsletter_id) = num_nonnulls(position)),
  add check (newsletter_id is null or position < 3),
  -- Also the index by which an issue's pictures are found.
  add unique (newsletter_id, position) deferrable initially immediate;
