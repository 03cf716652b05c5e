-- What a foster family sends in while an animal lives with it: weights, photos that staff look at before they are public, and
-- notes to the shelter. Rules §14.
alter table weights
  -- Sent in by who had the animal then.
  add placement_id integer references placements (id);

create table foster_reports (
  id integer generated always as identity primary key,
  placement_id integer not null references placements (id),
  sent_at timestamptz not null,
  note text not null default '',
  has_photo boolean not null,
  -- The photo's files, until staff take it over as one of the animal's, or decline it. It has no row in photos: those are
  -- public.
  photo_key text unique,
  photo_width integer check (photo_width > 0),
  photo_height integer check (photo_height > 0),
  answer text check (answer in ('accepted', 'declined', 'read')),
  answered_at timestamptz,
  answered_by integer references accounts (id),
  check ((answer is null) = (answered_at is null)),
  check ((photo_key is null) = (photo_width is null) and (photo_key is null) = (photo_height is null)),
  check (photo_key is null or (has_photo and answer is null)),
  check (answer is null or (answer = 'read') = not has_photo)
);
create index foster_reports_placement on foster_reports (placement_id);
create index foster_reports_waiting on foster_reports (sent_at, id) where answer is null;
-- Animals that are due back.
create index placements_due on placements (due_back) where until_on is null and due_back is not null;
