import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../src/server/platform/database/pool.ts";
import { buildAnimal, buildEmployee, buildUser } from "../../test/server/support/builders.ts";
import { sessionHeaders } from "../../test/server/support/session-headers.ts";

/** A request to the server. @returns its status, 0 when the connection broke, and the parsed answer */
type Send = (method: string, path: string, body?: object) => Promise<{ status: number; answer: Answer }>;
type Answer = { id?: number; units?: { id: number }[] } & Record<string, unknown>;

/** Somebody who works with the product: does one thing, and tells what of it was acknowledged. */
type Worker = (acknowledge: (key: string) => void) => Promise<void>;

/** What can be found of one kind of acknowledged writes. */
type Found = (db: Db) => Promise<Set<string>>;

/** A request waits at most this long, in milliseconds; a browser waits longer. */
const TIMEOUT_MS = 15_000;
/** After a refusal people wait before they try again, in milliseconds. */
const PAUSE_MS = 25;

const idsIn = (table: "news" | "adoptions" | "treatments") => async (db: Db) => {
  const rows = await db.selectFrom(table).select("id").execute();
  return new Set(rows.map(({ id }) => `${table} ${id}`));
};

/** Each move is one more row of the animal. */
async function movesIn(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("unit_stays")
    .innerJoin("stays", "stays.id", "unit_stays.stay_id")
    .select(({ fn }) => ["stays.animal_id", fn.countAll<number>().as("n")])
    .groupBy("stays.animal_id")
    .execute();
  return new Set(
    rows.flatMap(({ animal_id, n }) => Array.from({ length: n }, (_, at) => `move ${animal_id} ${at + 1}`)),
  );
}

/** Each donation has an amount of its own. */
async function donationsIn(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("donations").select("amount_grosze").execute();
  return new Set(rows.map(({ amount_grosze }) => `donation ${amount_grosze}`));
}

const FOUND: readonly Found[] = [idsIn("news"), idsIn("adoptions"), idsIn("treatments"), movesIn, donationsIn];

/** The people who work while machines fail, and what they were told was saved. */
export class Work {
  readonly acknowledged = new Set<string>();
  refused = 0;
  /** Statuses that are neither success nor 503, by their number. */
  readonly unexpected = new Map<number, number>();
  #lastAt = 0;
  #stopping = new AbortController();
  #running: Promise<void>[] = [];

  /** When the last write was acknowledged. */
  get lastAt(): number {
    return this.#lastAt;
  }

  start(workers: readonly Worker[]): void {
    this.#running = workers.map(async (worker) => {
      while (!this.#stopping.signal.aborted)
        await worker((key) => {
          this.acknowledged.add(key);
          this.#lastAt = performance.now();
        });
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  /** Counts an answer. @returns whether it was a success */
  async count(status: number): Promise<boolean> {
    if (status >= 200 && status < 300) return true;
    if (status === 503 || status === 0) this.refused += 1;
    else this.unexpected.set(status, (this.unexpected.get(status) ?? 0) + 1);
    await wait(PAUSE_MS);
    return false;
  }

  /** How many of the acknowledged writes are there. */
  async found(db: Db): Promise<number> {
    const all = new Set<string>();
    // A connection may still lead to where the database was before.
    for (const find of FOUND) for (const key of await find(db).catch(() => find(db))) all.add(key);
    return [...this.acknowledged].filter((key) => all.has(key)).length;
  }
}

const sender =
  (address: () => string, headers: Record<string, string>): Send =>
  async (method, path, body) => {
    try {
      const response = await fetch(`${address()}/api${path}`, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return { status: response.status, answer: text ? JSON.parse(text) : {} };
    } catch {
      return { status: 0, answer: {} };
    }
  };

const accountOf = async (db: Db, table: "users" | "employees", id: number) =>
  (await db.selectFrom(table).select("account_id").where("id", "=", id).executeTakeFirstOrThrow()).account_id;

/** How many of them are applied for. */
const ANIMALS = 40;
const CONTENT = "Somebody found a home.";
let donations = 0;

/**
 * Makes the people and animals of an experiment.
 * @param address where the server is at present
 * @returns workers: they write news, apply for animals, move animals, note doses and donate
 */
export async function assemble(db: Db, address: () => string, work: Work): Promise<Worker[]> {
  const employeeId = await buildEmployee(db, { is_admin: true });
  const staff = sender(address, await sessionHeaders(db, address(), await accountOf(db, "employees", employeeId)));
  const adopterId = await buildUser(db);
  const adopter = sender(address, await sessionHeaders(db, address(), await accountOf(db, "users", adopterId)));
  const first = await fetch(`${address()}/api/animals?pageSize=1`);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const visitor = sender(address, { cookie, "x-xsrf-token": decodeURIComponent(cookie.split("=")[1] ?? "") });
  const units = ["One", "Two"].map((name) => ({ name, capacity: 5 }));
  const kennel = await staff("POST", "/locations", { name: "North", kind: "kennel", units });
  const [moved, dosed] = [await buildAnimal(db), await buildAnimal(db)];
  const animals: number[] = [];
  for (let n = 0; n < ANIMALS; n++) animals.push(await buildAnimal(db));
  const kind = await db.selectFrom("treatment_kinds").select("id").orderBy("id").executeTakeFirstOrThrow();
  const today = new Date().toISOString().slice(0, 10);
  let moves = 0;

  const writes =
    (send: Send, path: string, body: () => object, keyOf: (answer: Answer, body: object) => string): Worker =>
    async (acknowledge) => {
      const given = body();
      const { status, answer } = await send("POST", path, given);
      if (await work.count(status)) acknowledge(keyOf(answer, given));
    };
  const moving: Worker = async (acknowledge) => {
    const unitId = kennel.answer.units?.[moves % 2]?.id;
    const { status } = await staff("PUT", `/animals/${moved}/unit`, { unitId });
    if (!(await work.count(status))) return;
    moves += 1;
    acknowledge(`move ${moved} ${moves}`);
  };
  const applying: Worker = async (acknowledge) => {
    const animalId = animals.pop();
    if (animalId === undefined) return wait(200);
    const { status, answer } = await adopter("POST", "/adoptions/applications", {
      animalId,
      applicationLetter: "Please.",
    });
    if (await work.count(status)) acknowledge(`adoptions ${answer.id}`);
  };
  const news = () => ({ title: "Good news", content: CONTENT, employeeId });
  const donation = () => ({ amount: (100_000 + ++donations) / 100 });
  return [
    writes(staff, "/news", news, ({ id }) => `news ${id}`),
    writes(staff, "/news", news, ({ id }) => `news ${id}`),
    applying,
    writes(
      staff,
      `/animals/${dosed}/treatments`,
      () => ({ kindId: kind.id, dueOn: today }),
      ({ id }) => `treatments ${id}`,
    ),
    writes(
      visitor,
      "/payment/donate",
      donation,
      (_, given) => `donation ${Math.round((given as { amount: number }).amount * 100)}`,
    ),
    moving,
  ];
}
