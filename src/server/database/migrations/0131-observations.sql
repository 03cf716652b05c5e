-- What was seen of an animal on the rounds. A weight stands in `weights` under the same day; `weighed` says that it was taken
-- then. The file of a picture is in the store of pictures under `photo_key`.
create table observations (
  id int generated always as identity primary key,
  animal_id int not null references animals on delete cascade,
  on_day date not null,
  ate text check (ate in ('all', 'some', 'none')),
  drank text check (drank in ('normal', 'little', 'much', 'none')),
  stool text check (stool in ('normal', 'soft', 'diarrhoea', 'none')),
  mood text check (mood in ('bright', 'quiet', 'anxious', 'aggressive')),
  weighed boolean not null default false,
  note text not null default '',
  photo_key text unique check (photo_key ~ '^[0-9a-f]{32}$'),
  photo_width int,
  photo_height int,
  recorded_at timestamptz not null,
  recorded_by int references accounts on delete set null,
  check ((photo_key is null) = (photo_width is null) and (photo_key is null) = (photo_height is null)),
  check (num_nonnulls(ate, drank, stool, mood, photo_key) > 0 or weighed or note <> '')
);
create index observations_animal on observations (animal_id, on_day desc, id desc);
create index observations_by on observations (recorded_by);
-- What may be unusual, of which there is little: see `unusual.queries.ts`.
create index observations_departing on observations (on_day, animal_id)
  where ate <> 'all' or drank <> 'normal' or stool <> 'normal' or mood <> 'bright';
