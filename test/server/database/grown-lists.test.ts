import { describe, expect, it } from "vitest";
import { today } from "../../../src/server/base/clock.ts";
import { startAppForFile, type TestApp } from "../support/app.ts";
import { grownLists } from "../support/grown-lists.ts";
import { seedGrownShelter } from "../support/grown-shelter.ts";
import { anAdmin } from "../support/people.ts";

/** Enough for so many rows in every table that grows; PostgreSQL reads them through an index from some hundreds on. */
const MANY_ROWS = 5_000;
const ANIMALS = 8_500;

/** Of a kind, of a person, of both, of neither, and of what ends in the one and begins in the other. */
const AUDIT_SEARCHES = [
  "login",
  "animal",
  "anna",
  "edit animal",
  "l ani",
  "n user ewa",
  "user ewa",
  "approve adoption jan b",
  "no such",
];

type Statement = { text: string; values: unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

let sent: Statement[] = [];

/** Records the statements that are sent to the database. */
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

const shelter = await startAppForFile();
await seedGrownShelter(shelter.pool, ANIMALS);
const admin = await anAdmin(shelter);
watchStatements(shelter);

const scansIn = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && plan["Relation Name"] ? [plan["Relation Name"]] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

/** The tables that a statement reads from one end to the other. */
async function scansOf({ text, values }: Statement): Promise<string[]> {
  const { rows } = await shelter.pool.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => scansIn(Plan)));
}

/** The large tables that the statements read from one end to the other that are sent for a command. */
async function scansOfCommand(address: string, body: object, large: Set<string>): Promise<string[]> {
  sent = [];
  const answer = await admin.client.post(address, body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const statements = sent.filter(({ text }) => /^\s*(select|with|update|delete)/.test(text));
  return (await Promise.all(statements.map(scansOf))).flat().filter((table) => large.has(table));
}

async function largeTables(): Promise<Set<string>> {
  const { rows } = await shelter.pool.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1",
    [MANY_ROWS],
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** The statements that read for an address, without those that every request sends. */
async function readsOf(address: string, known: Set<string>): Promise<Statement[]> {
  sent = [];
  expect((await admin.client.get(address)).statusCode, address).toBe(200);
  return sent.filter(({ text, values }) => {
    const key = JSON.stringify([text, values]);
    return /^\s*(select|with)/.test(text) && !known.has(key) && known.add(key);
  });
}

/** All that a search looks through, in the order of its list. */
async function wordsOf(sql: string): Promise<{ id: number; words: string }[]> {
  const { rows } = await shelter.pool.query<{ id: number; words: string }>(sql);
  return rows;
}

const having = (q: string, all: { id: number; words: string }[]) =>
  all.filter(({ words }) => words.includes(q)).map(({ id }) => id);

/** Compares some pages of a list with the ids that belong to it, in their order. */
async function expectPages(address: string, ids: number[], pages: number[]): Promise<void> {
  for (const page of new Set(pages.filter((page) => page > 0))) {
    const found = (await admin.client.get(`${address}&pageSize=10&page=${page}`)).json();
    expect(found.totalCount, address).toBe(ids.length);
    expect(found.items.map(({ id }: { id: number }) => id)).toEqual(ids.slice((page - 1) * 10, page * 10));
  }
}

describe("In a shelter that is years old", () => {
  it("no list reads a large table from one end to the other, however it is sorted, searched or paged", async () => {
    const large = await largeTables();
    const growing = [
      "adoptions",
      "adoption_names",
      "animals",
      "appointments",
      "audit_log",
      "letters",
      "users",
      "visits",
    ];
    const ofLives = ["register_entries", "stays", "treatments", "unit_stays", "weights"];
    expect([...large]).toEqual(expect.arrayContaining([...growing, ...ofLives, "letter_words"]));
    const found: Record<string, string[]> = {};
    const known = new Set<string>();
    for (const address of grownLists(ANIMALS)) {
      const scans = (await Promise.all((await readsOf(address, known)).map(scansOf))).flat();
      const long = scans.filter((table) => large.has(table));
      if (long.length > 0) found[address] = long;
    }
    expect(found).toEqual({});
  });

  it("neither does the end of a stay, which ends what was planned in it, nor its being opened again", async () => {
    const large = await largeTables();
    const outcome = { outcomeType: "transfer_out", outcomeOn: today(shelter.clock), transferredTo: "Shelter in Łódź" };
    expect(await scansOfCommand(`/api/stays/${ANIMALS}/outcome`, outcome, large)).toEqual([]);
    expect(await scansOfCommand(`/api/stays/${ANIMALS}/reopen`, { reason: "It stays after all." }, large)).toEqual([]);
  });

  it.each([
    ["sort=adopterFullName", `u.name || ' ' || u.surname collate "pl-x-icu", a.id`],
    ["sort=-animalName", `n.name collate "pl-x-icu" desc, a.id desc`],
    ["sort=stage", "a.stage_type, a.stage_status, a.id"],
    ["q=rocky", "a.created_at desc, a.id desc"],
    ["q=barano", "a.created_at desc, a.id desc"],
    ["q=lu", "a.created_at desc, a.id desc"],
    ["q=anna&sort=-adopterFullName", `u.name || ' ' || u.surname collate "pl-x-icu" desc, a.id desc`],
    ["q=z&sort=animalName", `n.name collate "pl-x-icu", a.id`],
    ["q=ann&sort=-stage", "a.stage_type desc, a.stage_status desc, a.id desc"],
  ])(
    "every page of the adoptions with %s is cut from the same order, from whichever end it is read",
    async (query, order) => {
      const all = await wordsOf(`select a.id, n.name_folded || chr(10) || u.name_folded as words
        from adoptions a join animals n on n.id = a.animal_id join users u on u.id = a.user_id order by ${order}`);
      const ids = having(/q=(\w+)/.exec(query)?.[1] ?? "", all);
      const last = Math.ceil(ids.length / 10);
      const pages = [1, 2, Math.floor(last * 0.3), Math.floor(last * 0.7), last - 1, last, last + 1];
      await expectPages(`/api/adoptions?${query}`, ids, pages);
    },
  );

  it.each([
    ["sort=email", ""],
    ["sort=-email", "desc"],
  ])("every page of the users with %s is cut from the same order", async (query, direction) => {
    const all = await wordsOf(`select u.id, '' as words from users u join accounts a on a.id = u.account_id
      where u.archived_at is null and u.closed_at is null order by email_key(a.email) ${direction}, u.id`);
    const ids = having("", all);
    const last = Math.ceil(ids.length / 10);
    await expectPages(`/api/users?${query}`, ids, [1, Math.floor(last * 0.3), Math.floor(last * 0.7), last, last + 1]);
  });

  it.each([
    ["q=zofia&sort=name", "zofia", `u.name collate "pl-x-icu", u.id`],
    ["q=m&sort=-name", "m", `u.name collate "pl-x-icu" desc, u.id desc`],
    ["q=Łu&sort=name", "lu", `u.name collate "pl-x-icu", u.id`],
  ])("every page of the users with %s is cut from the same order", async (query, begin, order) => {
    const all = await wordsOf(`select u.id, chr(10) || name_folded as words from users u
      where archived_at is null and closed_at is null order by ${order}`);
    const ids = having(`\n${begin}`, all);
    await expectPages(`/api/users?${encodeURI(query)}`, ids, [1, 2, Math.ceil(ids.length / 10)]);
  });

  it.each(["luna", "lu", "o", "@p"])("every page of the outbox with q=%s is cut from the same order", async (q) => {
    const all = await wordsOf(`select id::int, fold(recipient || ' ' || subject) as words from letters
      order by created_at desc, id desc`);
    const ids = having(q, all);
    const last = Math.ceil(ids.length / 10);
    await expectPages(`/api/outbox?q=${q}`, ids, [1, Math.floor(last * 0.3), last, last + 1]);
  });

  it("the audit log is searched in action, subject and name together", async () => {
    const all = await wordsOf(`select l.id,
        fold(l.action || ' ' || l.subject) || ' ' || coalesce(e.name_folded, u.name_folded, '') as words
      from audit_log l left join employees e on e.account_id = l.actor_account_id
      left join users u on u.account_id = l.actor_account_id order by l.at desc, l.id desc`);
    for (const q of AUDIT_SEARCHES) {
      const ids = having(q, all);
      const pages = [1, Math.floor(ids.length / 20), Math.ceil(ids.length / 10) + 1];
      await expectPages(`/api/audit?q=${encodeURIComponent(q)}`, ids, pages);
    }
  });
});
