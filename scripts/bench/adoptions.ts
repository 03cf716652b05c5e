import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { hashPassword } from "../../src/server/accounts/password.ts";
import { sendQuestionnaire } from "../../src/server/adoptions/adoption.commands.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import type { DB } from "../../src/server/database/schema.generated.ts";
import { openQueues } from "../../src/server/jobs-queue/queues.ts";
import type { SignedIn } from "../../src/server/sessions/actor.ts";
import type { Statement } from "./list-sql.ts";

/** Who moves adoptions and signs in. */
export const ADMIN = { email: "admin@shelter.example", password: "shelter-bench" };

/** The same person as the server's code knows them, where it is called directly. */
export const STAFF: SignedIn = {
  role: "admin",
  accountId: 0,
  personId: 0,
  emailConfirmed: true,
  language: "en",
  name: "Anna",
  surname: "Kowalska",
  sessionId: "",
};

/** The number of moves that can be measured: one for each adoption. */
const ADOPTIONS = 60_000;
/** How many adoptions one person has, each of another animal. */
const ADOPTIONS_A_PERSON = 3;
/** The number of animals that they are spread over, so that parallel moves lock different ones. */
const ANIMALS_AT_MOST = 20_000;

/** The statements of one move, what stands in their values for the adoption and its animal, and how many animals there are. */
export type RecordedMove = { adoption: number; animal: number; animals: number; statements: Statement[] };

const SEED = `
  with people as (
    insert into accounts (kind, email, password_hash)
    select 'user', 'user' || n || '@shelter.example', 'none' from generate_series(0, $1::int / $3::int) as n returning id
  ), adopters as (
    insert into users (account_id, name, surname, phone_number, postal_code, city, street, date_of_birth)
    select id, 'Ola', 'Nowak', '500600700', '00-001', 'Warszawa', 'Długa 1', '1990-01-01' from people returning id
  ), numbered as (select id, row_number() over () - 1 as n from adopters), made as (
    insert into adoptions (animal_id, stay_id, user_id, application_letter)
    select place % $2::int + 1, stays.id, numbered.id, 'We would love to.'
    from generate_series(1, $1::int) as place join numbered on numbered.n = place / $3::int
    join stays on stays.animal_id = place % $2::int + 1
    order by place
    returning adoptions.id
  )
  insert into adoption_stages (adoption_id, type) select id, 1 from made`;

/** Fills the shelter with adoptions that wait for their questionnaire, and with an admin. @param animals how many there are */
export async function seedAdoptions(pool: pg.Pool, animals: number): Promise<void> {
  await pool.query(SEED, [ADOPTIONS, Math.min(animals, ANIMALS_AT_MOST), ADOPTIONS_A_PERSON]);
  await addAdmin(pool);
  await pool.query("analyze");
}

/** Adds the admin who signs in (`meetPeople`). */
export async function addAdmin(pool: pg.Pool): Promise<void> {
  const made = await pool.query<{ id: number }>(
    "insert into accounts (kind, email, password_hash) values ('employee', $1, $2) returning id",
    [ADMIN.email, await hashPassword(ADMIN.password)],
  );
  await pool.query(
    "insert into employees (account_id, name, surname, job_title, is_admin) values ($1, 'Anna', 'Kowalska', 'Head', true)",
    [made.rows[0]?.id],
  );
}

/**
 * The job of the letter gets the adoption's id instead of the letter's, since a second job with the same id is not made,
 * and begins in a hundred years, so that the product does not do the work of the server that it is compared with.
 */
const asPattern = (value: unknown): unknown =>
  typeof value === "string"
    ? value.replace(
        /"data":\{"id":\d+\}(.*)"singletonKey":"\d+"/,
        '"data":{"id":-{adoption}}$1"singletonKey":"-{adoption}","startAfter":"2126-01-01"',
      )
    : value;

/**
 * The statements of one move, caught on their way like those of the lists. It is done once for this.
 * @throws Error when the last adoption is not where it was put
 */
export async function moveStatements(pool: pg.Pool): Promise<RecordedMove> {
  const { rows } = await pool.query<{ adoption: number; animal: number; account: number; person: number }>(
    `select a.id as adoption, a.animal_id as animal, e.account_id as account, e.id as person
     from adoptions as a cross join employees as e where e.is_admin order by a.animal_id desc, a.id desc limit 1`,
  );
  const [sample] = rows;
  if (!sample) throw new Error("There is no adoption to move.");
  await openQueues(openDatabase(pool));
  const statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      if (!/^(begin|start transaction|commit)/.test(sql))
        statements.push({ text: sql, values: parameters.map(asPattern) });
    },
  });
  const { adoption, animal, account: accountId, person: personId } = sample;
  const actor = { ...STAFF, accountId, personId };
  const clock = { now: () => new Date(), zone: "Europe/Warsaw" };
  const settings = { publicUrl: "http://127.0.0.1", mailFrom: "shelter@shelter.example" };
  await sendQuestionnaire({ db, clock, actor, settings, adoptionId: adoption });
  return { adoption, animal, animals: animal, statements };
}

/** @returns gives out adoptions, each once */
export function adoptionsInTurn(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}
