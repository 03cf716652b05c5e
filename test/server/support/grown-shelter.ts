import type pg from "pg";

/** PostgreSQL array of these words. */
const list = (words: string) => `array[${words.split(" ").map((word) => `'${word}'`)}]`;
/** One of these words, another at each row. */
const oneOf = (words: string) => `(${list(words)})[1 + floor(random() * ${words.split(" ").length})::int]`;

const SYLLABLES = oneOf("ba bo da do fa fi ga ka ki la le li lu ma mi mo na ni nu pa po ra ri ro sa so ta to wa za");
const ANIMAL_NAME = `initcap(case when random() < 0.3 then ${oneOf("luna max bella rocky mia leo daisy żabka łatek figa")}
  else ${SYLLABLES} || ${SYLLABLES} || case when random() < 0.5 then ${SYLLABLES} else '' end end)`;
const FIRST_NAMES = oneOf(
  "Anna Ewa Jan Piotr Maria Ola Łukasz Zofia Marek Adam Kasia Paweł Tomasz Julia Lena Hanna Filip Oskar Iga Michał",
);
const SURNAME = `initcap(${SYLLABLES} || ${SYLLABLES} || ${oneOf("wski wska czyk ński ńska wicz ak")})`;
const CITY = oneOf("Łódź Warszawa Kraków Gdańsk Poznań Wrocław Lublin Szczecin");
/** A moment of the last ten years. */
const MOMENT = "now() - random() * interval '3650 days'";

/** Adoptions that are under way at one time, however many there have been. */
const OPEN_ADOPTIONS = 1000;
/** Animals that wait at one time, however many there have been. */
const ANIMALS_ON_SHOW = 1000;

/** `$1` of every statement that has one: the number of animals, to which the rest of the shelter is in proportion. */
const STATEMENTS = [
  "set session_replication_role = replica",
  "set synchronous_commit = off",
  "select setseed(0.5)",
  "insert into animal_groups (name) select 'Group ' || n from generate_series(1, 20 + $1::int / 5000) as n",
  `insert into accounts (kind, email, password_hash)
   select 'employee', 'staff' || n || '@shelter.example', 'none' from generate_series(1, 20 + $1::int / 2500) as n`,
  `insert into employees (account_id, name, surname, job_title)
   select id, ${FIRST_NAMES}, ${SURNAME}, ${oneOf("Vet Caretaker Trainer")} from accounts`,
  `insert into animals (name, type, sex, breed, born_on, weight_kg, where_found, arrival_date, description, status, animal_group_id, created_at)
   select ${ANIMAL_NAME}, ${oneOf("Dog Cat")}, ${oneOf("Male Female")}, ${oneOf("Labrador Beagle Boxer Poodle Husky Mongrel")},
     current_date - (random() * 5000)::int, round((2 + random() * 38)::numeric, 1), ${CITY}, current_date - (random() * 3650)::int,
     repeat('Likes long walks and quiet evenings. ', 6),
     case when n <= $1::int - ${ANIMALS_ON_SHOW} then 'Adopted' else 'Available' end, 1 + floor(random() * (20 + $1::int / 5000))::int, ${MOMENT}
   from generate_series(1, $1::int) as n`,
  // Numbered as their animals.
  `insert into stays (animal_id, intake_on, intake_type, outcome_on, outcome_type)
   select id, arrival_date, 'stray', case when status = 'Adopted' then greatest(arrival_date, current_date - 30) end,
     case when status = 'Adopted' then 'adoption' end
   from animals order by id`,
  "select give_register_numbers(array (select id from stays))",
  `insert into chips (animal_id, number, recorded_at) select id, (985000000000000 + id)::text, created_at from animals where id % 2 = 0`,
  `insert into weights (animal_id, weighed_on, kg, recorded_at) select id, arrival_date, weight_kg, created_at from animals`,
  `insert into locations (name, kind) select 'House ' || n, 'kennel' from generate_series(1, 10) as n`,
  `insert into units (location_id, name, capacity) select 1 + n % 10, 'Box ' || n, 2 from generate_series(1, 400) as n`,
  `insert into unit_places select id, current_date - 3650, capacity from units`,
  `insert into unit_stays (stay_id, unit_id, since, until) select id, 1 + id % 400, intake_on, outcome_on from stays`,
  `insert into placements (stay_id, kind, person_name, from_on, until_on, recorded_at, ended_at)
   select id, 'foster', 'Anna Nowak', intake_on, outcome_on, now(), outcome_on from stays where id % 10 = 0`,
  // Each animal was given four doses; those that are here wait for another one, of the others it ended with their stay.
  `insert into treatments (animal_id, stay_id, kind_id, rule_id, state, given_on, batch, recorded_at, closed_at)
   select s.animal_id, s.id, 1 + n % 5, null, 'given', least(s.intake_on + 14 * n, current_date), 'B' || s.id % 500 * 4 + n, now(), now()
   from stays as s cross join generate_series(1, 4) as n`,
  `insert into treatments (animal_id, stay_id, kind_id, rule_id, state, due_on, recorded_at, closed_at, ended_with_stay)
   select animal_id, id, 2, 1, case when is_open then 'planned' else 'cancelled' end, current_date + id % 60 - 10, now(),
     case when is_open then null else now() end, not is_open
   from stays`,
  `with people as (
     insert into accounts (kind, email, password_hash)
     select 'user', md5(n::text) || '@person.example', 'none' from generate_series(1, $1::int * 6 / 10) as n returning id
   )
   insert into users (account_id, name, surname, phone_number, postal_code, city, street, date_of_birth, archived_at)
   select id, ${FIRST_NAMES}, ${SURNAME}, lpad(floor(random() * 999999999)::text, 9, '5'), '00-001', ${CITY}, 'Długa 1', '1990-01-01',
     case when random() < 0.02 then now() end
   from people`,
  // Most people ask once or twice, some again and again; the newest applications are the open ones.
  `insert into adoptions (animal_id, stay_id, user_id, application_letter, created_at, stage_type, stage_status, outcome, closed_at)
   select 1 + ((n::bigint * 7919) % $1::int), 1 + ((n::bigint * 7919) % $1::int), 1 + floor(power(random(), 1.5) * ($1::int * 6 / 10))::int,
     repeat('We would love to give this animal a home. ', 5), now() - n * interval '300 seconds',
     case when n <= ${OPEN_ADOPTIONS} then 1 + n % 4 when n % 2 = 0 and n <= $1::int then 6 else 1 + n % 4 end,
     case when n <= ${OPEN_ADOPTIONS} then 0 when n % 2 = 0 and n <= $1::int then 2 else 3 end,
     case when n <= ${OPEN_ADOPTIONS} then null when n % 2 = 0 and n <= $1::int then 'completed' else 'rejected' end,
     case when n > ${OPEN_ADOPTIONS} then now() - n * interval '299 seconds' end
   from generate_series(1, $1::int * 2) as n
   on conflict do nothing`,
  `insert into adoption_stages (adoption_id, type, closed_at)
   select a.id, t, case when t < a.stage_type or a.outcome is not null then now() end
   from adoptions as a cross join generate_series(1, 6) as t where t <= a.stage_type and t in (1, a.stage_type)`,
  `insert into adoption_stage_assignees (stage_id, employee_id, end_at)
   select s.id, 1 + s.id % (20 + $1::int / 2500), s.closed_at from adoption_stages as s`,
  `insert into appointments (animal_id, employee_id, service_type_id, purpose, date_of_appointment)
   select n, 1 + n % (20 + $1::int / 2500), 1 + n % 8, ${oneOf("Vaccination Check-up Teeth Surgery")} || ' ' || n % 1000,
     date_trunc('hour', now()) + make_interval(hours => n / (20 + $1::int / 2500) - 300)
   from generate_series(1, $1::int * 6 / 10) as n`,
  `insert into visits (kind, animal_id, user_id, employee_id, starts_at, minutes, state, booked_at, told_at)
   select 'visit', n, u.id, 1 + n % (20 + $1::int / 2500), d.at, 45, case when d.at > now() then 'booked' else 'done' end,
     d.at - interval '3 days', d.at - interval '3 days'
   from generate_series(1, $1::int * 7 / 10) as n
   join lateral (select date_trunc('hour', now()) + make_interval(hours => n / 4 - $1::int / 6) as at) as d on true
   join users as u on u.id = 1 + n % ($1::int / 2)`,
  `insert into audit_log (at, actor_account_id, action, subject, subject_id)
   select now() - n * interval '150 seconds', 
     case when n % 3 = 0 then 21 + $1::int / 2500 + floor(random() * $1::int * 0.6)::int else 1 + n % (20 + $1::int / 2500) end,
     case when n % 3 = 0 then ${oneOf("login logout apply answer")} else ${oneOf("list edit add delete approve reject login view")} end,
     case when n % 3 = 0 then ${oneOf("account adoption")} else ${oneOf("animal user adoption news job appointment donation employee")} end,
     1 + n % $1::int
   from generate_series(1, $1::int * 4) as n`,
  `insert into letters (recipient, subject, text, html, created_at, sent_at)
   select a.email, 'Your adoption of ' || n.name, repeat('Dear friend. ', 60), repeat('<p>Dear friend.</p>', 60), d.created_at, d.created_at
   from adoptions as d join users as u on u.id = d.user_id join accounts as a on a.id = u.account_id join animals as n on n.id = d.animal_id
   where d.id % 2 = 0`,
  `insert into donations (ext_order_id, provider_order_id, amount_grosze, status, is_test, created_at, settled_at)
   select md5('o' || n), md5('p' || n), 100 * (1 + floor(random() * 200))::int, s, n % 10 = 0, now() - n * interval '600 seconds', now() - n * interval '599 seconds'
   from (select n, ${oneOf("COMPLETED COMPLETED COMPLETED CANCELED")} as s from generate_series(1, $1::int * 4 / 10) as n) as made`,
  `insert into contact_messages (name, email, message, created_at, read_at)
   select ${FIRST_NAMES} || ' ' || ${SURNAME}, md5(n::text) || '@person.example', repeat('When are you open? ', 5), now() - n * interval '1 hour',
     case when n > 20 then now() end
   from generate_series(1, $1::int / 20) as n`,
  `insert into jobs (name, description, min_salary, max_salary, archived_at)
   select ${oneOf("Vet Caretaker Trainer Cleaner Driver")} || ' ' || n, 'Work with animals.', 4000, 5000, case when n > 20 then now() end
   from generate_series(1, 20 + $1::int / 1000) as n`,
  `insert into job_applications (job_id, first_name, last_name, sex, age, application_letter, experience, phone_number, email_address, application_status, created_at)
   select 1 + n % (20 + $1::int / 1000), ${FIRST_NAMES}, ${SURNAME}, 'Female', 20 + n % 40, 'I love animals.', n % 30 || ' years', '500600700', 'p' || n || '@person.example',
     case when n <= 30 then 'Pending' else 'Rejected' end, now() - n * interval '1 hour'
   from generate_series(1, $1::int / 25) as n`,
  `insert into news (title, content, employee_id, created_at, published_at)
   select ${oneOf("Spring Summer Autumn Winter")} || ' news ' || n, repeat('Something happened. ', 40), 1 + n % 20, now() - n * interval '12 hours', now() - n * interval '12 hours'
   from generate_series(1, 20 + $1::int / 250) as n`,
  `insert into resources (name, amount, resource_type_id) select 'Resource ' || n, n % 300, 1 + n % 6 from generate_series(1, 200) as n`,
  `insert into newsletter_subscribers (email_address, confirmed_at)
   select 'reader' || n || '@person.example', now() from generate_series(1, 100 + $1::int / 250) as n`,
  `insert into newsletters (subject, content, status, queued_at, sent_at, recipient_count, created_at)
   select 'Issue ' || n, 'Dear friends', 'Sent', now(), now(), 100, now() - n * interval '30 days' from generate_series(1, 10 + $1::int / 5000) as n`,
  `insert into newsletter_deliveries (newsletter_id, subscriber_id, settled_at, letter_id)
   select n.id, s.id, now(), 1 + (n.id - 1) * (100 + $1::int / 250) + s.id from newsletters as n cross join newsletter_subscribers as s
   where 1 + (n.id - 1) * (100 + $1::int / 250) + s.id <= $1::int * 8 / 10`,
  `insert into favourites (user_id, animal_id, created_at)
   select 1 + n % ($1::int * 6 / 10), 1 + (n::bigint * 31) % $1::int, ${MOMENT} from generate_series(1, $1::int / 2) as n on conflict do nothing`,
  "set session_replication_role = origin",
  // The triggers were off: what they store is calculated here.
  "select rebuild_lists()",
];

/** Indexes without a constraint: creating them at the end takes a third of the time of updating them row by row. */
const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index as i join pg_class as c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisunique
    and not exists (select from pg_constraint where conindid = i.indexrelid)`;

/**
 * Fills a migrated, empty database with a shelter that is years old: for each animal two adoptions, four lines of the
 * audit log, and the rest in proportion. Only what is under way is the same at every size.
 * @param size how many animals there have been, from 5,000 on
 */
export async function seedGrownShelter(pool: pg.Pool, size: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`);
    for (const statement of STATEMENTS) await client.query(statement, statement.includes("$1") ? [size] : undefined);
    for (const { definition } of indexes) await client.query(definition);
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}
