import type pg from "pg";

/** A shelter has so many animals waiting at most, however many it has had. */
const ON_SHOW_AT_MOST = 1000;

const list = (words: string) => `array[${words.split(" ").map((word) => `'${word}'`)}]`;
const oneOf = (words: string) => `(${list(words)})[1 + floor(random() * ${words.split(" ").length})::int]`;

const NAMES =
  "Luna Max Bella Rocky Mia Leo Daisy Oscar Nala Simba Zoe Bruno Lola Felix Ruby Milo Coco Toby Żabka Łatek";
const DOGS = "Labrador Beagle Boxer Dachshund Poodle Husky Terrier Mongrel";
const CATS = "Persian Siamese Bengal Ragdoll Sphynx Birman European Mixed";
const PLACES = "Łódź Warszawa Kraków Gdańsk Poznań Wrocław";

/** Animals on show lie anywhere among the adopted ones. Values: how many animals, how many of them on show. */
const ANIMALS = `
  insert into animals (name, type, sex, breed, born_on, weight_kg, where_found, arrival_date, is_chipped, description,
    status, animal_group_id)
  select ${oneOf(NAMES)}, kind, ${oneOf("Male Female")},
    case kind when 'Dog' then ${oneOf(DOGS)} else ${oneOf(CATS)} end,
    current_date - (random() * 5000)::int, round((2 + random() * 38)::numeric, 1), ${oneOf(PLACES)},
    current_date - (random() * 1500)::int, random() < 0.7,
    repeat('Likes long walks, quiet evenings and people who take their time. ', 4),
    case when place > $2 then 'Adopted' when random() < 0.05 then 'Reserved' else 'Available' end,
    1 + floor(random() * 8)::int
  from (
    select place, case when random() < 0.6 then 'Dog' else 'Cat' end as kind
    from (select n, row_number() over (order by random()) as place from generate_series(1, $1::int) as n order by n) as drawn
  ) as places`;

/** Four pictures of an animal on show, one of an adopted one. */
const PHOTOS = `
  insert into photos (key, animal_id, position, alt, focal_x, focal_y, width, height)
  select replace(gen_random_uuid()::text, '-', ''), a.id, n, 'A portrait of ' || a.name, 50, 25, 1600, 1200
  from animals as a cross join generate_series(0, case a.status when 'Adopted' then 0 else 3 end) as n`;

/** Numbered as their animals. */
const STAYS = `
  insert into stays (animal_id, intake_on, intake_type, outcome_on, outcome_type)
  select id, arrival_date, 'stray', case when status = 'Adopted' then current_date end,
    case when status = 'Adopted' then 'adoption' end
  from animals order by id`;

const VET = `
  with account as (
    insert into accounts (kind, email, password_hash) values ('employee', 'vet@shelter.example', 'none') returning id
  )
  insert into employees (account_id, name, surname, job_title) select id, 'Ewa', 'Kowalska', 'Vet' from account`;

/** One for each fifth animal, an hour apart, half of them in the past. */
const APPOINTMENTS = `
  insert into appointments (animal_id, employee_id, service_type_id, purpose, date_of_appointment)
  select a.id, e.id, 1, 'Vaccination',
    date_trunc('hour', now()) + make_interval(hours => (row_number() over (order by random()) - total / 10)::int)
  from (select id, count(*) over () as total from animals) as a cross join employees as e
  where a.id % 5 = 0`;

const STATEMENTS = [
  // The references are known to be right; checking each row would take most of the time.
  "set session_replication_role = replica",
  "select setseed(0.5)",
  "insert into animal_groups (name, description) select 'Group ' || n, 'Friends.' from generate_series(1, 8) as n",
  ANIMALS,
  STAYS,
  PHOTOS,
  "update animals as a set main_photo_id = p.id from photos as p where p.animal_id = a.id and p.position = 0",
  `insert into animal_attribute_scores (animal_id, attribute_type_id, score)
   select a.id, t.id, 1 + floor(random() * 5)::int from animals as a cross join animal_attribute_types as t`,
  VET,
  APPOINTMENTS,
  "select rebuild_lists()", // the triggers kept nothing of all this
  "vacuum full animals", // each was written twice
  "vacuum analyze",
];

/**
 * Fills a migrated, empty database set by set, with the same random numbers at every run.
 * @param size how many animals; at most 1,000 of them on show, the others adopted
 * @returns an animal on show
 */
export async function seedShelter(pool: pg.Pool, size: number): Promise<number> {
  const client = await pool.connect();
  try {
    for (const statement of STATEMENTS) {
      if (statement === ANIMALS) await client.query(statement, [size, ON_SHOW_AT_MOST]);
      else await client.query(statement);
    }
    const { rows } = await client.query<{ id: number }>(
      "select id from animals where status <> 'Adopted' order by arrival_date desc, id desc limit 1",
    );
    if (!rows[0]) throw new Error("No animal is on show.");
    return rows[0].id;
  } finally {
    client.release(true);
  }
}
