-- The register of a year: each stay has a running number that it keeps. Rules §14; docs/decisions/0040.

create table register_years (
  year smallint primary key,
  -- Whoever gives a number holds this row until the commit, so that there are no gaps.
  last_number integer not null check (last_number > 0)
);

create table register_entries (
  year smallint not null references register_years (year),
  number integer not null check (number > 0),
  stay_id integer not null references stays (id),
  -- The intake was corrected to a day of another year, where the stay has another number.
  is_struck boolean not null default false,
  primary key (year, number)
);
create unique index register_entries_of_stay on register_entries (stay_id) where not is_struck;

-- Gives the next numbers of their years to stays, in the order of their intakes.
create function give_register_numbers(ids integer[]) returns void language sql as $$
  with added as (select id, intake_on, extract(year from intake_on)::smallint as year from stays where id = any (ids)),
  taken as (
    insert into register_years as y (year, last_number)
    select year, count(*) from added group by year order by year
    on conflict (year) do update set last_number = y.last_number + excluded.last_number
    returning year, last_number)
  insert into register_entries (year, number, stay_id)
  select a.year, t.last_number - count(*) over (partition by a.year)
    + row_number() over (partition by a.year order by a.intake_on, a.id), a.id
  from added as a join taken as t using (year)
$$;

select give_register_numbers(array (select id from stays order by id));

create function number_new_stays() returns trigger language plpgsql as $$
begin
  perform give_register_numbers(array (select id from added));
  return null;
end
$$;
create trigger number_new_stays after insert on stays
  referencing new table as added for each statement execute function number_new_stays();

create function renumber_moved_stay() returns trigger language plpgsql as $$
begin
  update register_entries set is_struck = true where stay_id = new.id and not is_struck;
  perform give_register_numbers(array[new.id]);
  return null;
end
$$;
create trigger renumber_moved_stay after update of intake_on on stays for each row
  when (extract(year from old.intake_on) <> extract(year from new.intake_on))
  execute function renumber_moved_stay();
