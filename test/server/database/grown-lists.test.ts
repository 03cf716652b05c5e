import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grownLists } from "../../../scripts/bench/grown/lists.ts";
import { seedGrownShelter } from "../../../scripts/bench/grown/seed-grown.ts";
import { startApp, type TestApp } from "../support/app.ts";
import { anAdmin, type Person } from "../support/people.ts";

/** Enough for more than 10,000 rows in every table that grows. */
const ANIMALS = 17_000;
const MANY_ROWS = 10_000;

type Statement = { text: string; values: unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

let shelter: TestApp;
let admin: Person;
let sent: Statement[] = [];

/** Writes down what is sent to the database. */
function watchStatements({ pool }: TestApp): void {
  const watched = new WeakSet();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const ask = client.query.bind(client) as (...given: unknown[]) => never;
    client.query = (...given: unknown[]) => {
      const [text, values] = given;
      if (typeof text === "string" && Array.isArray(values)) sent.push({ text, values });
      return ask(...given);
    };
  });
}

beforeAll(async () => {
  shelter = await startApp();
  await seedGrownShelter(shelter.pool, ANIMALS);
  admin = await anAdmin(shelter);
  watchStatements(shelter);
}, 120_000);
afterAll(() => shelter?.close());

const scansIn = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && plan["Relation Name"] ? [plan["Relation Name"]] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

async function planOf({ text, values }: Statement): Promise<Plan[]> {
  const { rows } = await shelter.pool.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan));
}

/** The tables that an address reads from one end to the other. */
async function scansOf(address: string): Promise<string[]> {
  sent = [];
  expect((await admin.client.get(address)).statusCode, address).toBe(200);
  const plans = await Promise.all(sent.filter(({ text }) => /^\s*(select|with)/.test(text)).map(planOf));
  return plans.flat().flatMap(scansIn);
}

async function idsOf(sql: string): Promise<number[]> {
  const { rows } = await shelter.pool.query<{ id: number }>(sql);
  return rows.map(({ id }) => id);
}

describe("In a shelter that is years old", () => {
  it("no list reads a large table from one end to the other, however it is sorted, searched or paged", async () => {
    const { rows } = await shelter.pool.query<{ relname: string }>(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1",
      [MANY_ROWS],
    );
    const large = new Set(rows.map(({ relname }) => relname));
    const growing = ["adoptions", "adoption_names", "animals", "appointments", "audit_log", "letters", "users"];
    expect([...large]).toEqual(expect.arrayContaining(growing));
    const found: Record<string, string[]> = {};
    for (const address of grownLists(ANIMALS)) {
      const scans = (await scansOf(address)).filter((table) => large.has(table));
      if (scans.length > 0) found[address] = scans;
    }
    expect(found).toEqual({});
  }, 120_000);

  it.each([
    ["sort=adopterFullName", `u.name || ' ' || u.surname collate "pl-x-icu", a.id`],
    ["sort=-animalName", `n.name collate "pl-x-icu" desc, a.id desc`],
    ["sort=stage", "a.stage_type, a.stage_status, a.id"],
    ["q=rocky", "a.created_at desc, a.id desc"],
    ["q=barano", "a.created_at desc, a.id desc"],
    ["q=ann&sort=-stage", "a.stage_type desc, a.stage_status desc, a.id desc"],
  ])(
    "every page of the adoptions with %s is cut from the same order, from whichever end it is read",
    async (query, order) => {
      const q = /q=(\w+)/.exec(query)?.[1] ?? "";
      const all =
        await idsOf(`select a.id from adoptions a join animals n on n.id = a.animal_id join users u on u.id = a.user_id
      where n.name_folded like '%${q}%' or u.name_folded like '%${q}%' order by ${order}`);
      const last = Math.ceil(all.length / 10);
      const pages = [1, 2, Math.floor(last * 0.3), Math.floor(last * 0.7), last - 1, last, last + 1].filter(
        (page) => page > 0,
      );
      for (const page of pages) {
        const found = (await admin.client.get(`/api/adoptions?pageSize=10&${query}&page=${page}`)).json();
        expect(found.totalCount).toBe(all.length);
        expect(found.items.map(({ id }: { id: number }) => id)).toEqual(all.slice((page - 1) * 10, page * 10));
      }
    },
  );

  it.each([
    "login",
    "animal",
    "anna",
    "edit animal",
    "l ani",
    "n user ewa",
    "user ewa",
    "approve adoption jan b",
    "no such",
  ])("the audit log finds '%s' in action, subject and name together", async (q) => {
    const all = await idsOf(`select l.id from audit_log l left join employees e on e.account_id = l.actor_account_id
        left join users u on u.account_id = l.actor_account_id
        where fold(l.action || ' ' || l.subject) || ' ' || coalesce(e.name_folded, u.name_folded, '') like '%${q}%'
        order by l.at desc, l.id desc`);
    for (const page of [1, Math.max(1, Math.floor(all.length / 20)), Math.ceil(all.length / 10) + 1]) {
      const found = (await admin.client.get(`/api/audit?pageSize=10&q=${encodeURIComponent(q)}&page=${page}`)).json();
      expect(found.totalCount).toBe(all.length);
      expect(found.items.map(({ id }: { id: number }) => id)).toEqual(all.slice((page - 1) * 10, page * 10));
    }
  });
});
