-- Units change: they get more places, are closed, or are used no longer. How many places there were on a day is kept, as
-- statistics ask for it (rules §14; docs/decisions/0041).

-- Names in the order that people expect: box 2 before box 10.
create collation names_with_numbers (provider = icu, locale = 'pl-u-kn-true');

alter table units
  -- No longer used; it stays in the lives of the animals that were in it.
  add retired_at timestamptz,
  -- Since this day it has as many places as stand here.
  add places_since date not null default current_date;
update units as u set places_since = coalesce(
  (select least(min(h.since at time zone 'Europe/Warsaw')::date, current_date) from unit_stays as h where h.unit_id = u.id),
  current_date);

-- The name of a unit that is no longer used is free again.
drop index units_name;
create unique index units_name on units (location_id, fold(name)) where retired_at is null;

create table unit_places (
  unit_id integer not null references units (id),
  since date not null,
  -- None while the unit is closed, or no longer used.
  places smallint not null check (places >= 0),
  primary key (unit_id, since)
);
insert into unit_places select id, places_since, case when blocked then 0 else capacity end from units;

-- The history follows the unit, whoever writes it.
create function keep_unit_places() returns trigger
  language plpgsql
  as $$
begin
  delete from unit_places where unit_id = new.id and since >= new.places_since;
  insert into unit_places
    values (new.id, new.places_since, case when new.blocked or new.retired_at is not null then 0 else new.capacity end);
  return null;
end
$$;
create trigger keep_unit_places
  after insert or update of capacity, blocked, retired_at, places_since on units
  for each row execute function keep_unit_places();
