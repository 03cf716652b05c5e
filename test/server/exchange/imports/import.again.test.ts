import { sql } from "kysely";
import { expect, test } from "vitest";
import { findImport, Stopped } from "../../../../src/server/exchange/imports/work/import.steps.ts";
import { workOnImport } from "../../../../src/server/exchange/imports/work/run-import.ts";
import { aVisitor } from "../../support/people.ts";
import { csv, importingForEach } from "./importing.ts";

const work = importingForEach();

const HEAD = "Animal ID,Name,Type,Breed,Intake Date,Intake Type,Outcome Date,Outcome Type,Chip,Weight,Description";

/** The rows of all tables but the log, what is kept of imports, and what is derived from the others. */
async function dump(): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'import%'
      and tablename not in ('audit_log', 'audit_changes', 'list_counts', 'sessions')
      and tablename not in ('changed_stays', 'kept_waits', 'kept_waits_version') order by 1`.execute(work.shelter.db);
  const dumped: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t order by 1`.execute(
      work.shelter.db,
    );
    dumped[name] = rows.map(({ row }) => row);
  }
  return dumped;
}

const animalNamed = (name: string) =>
  work.shelter.db.selectFrom("animals").selectAll().where("name", "=", name).executeTakeFirstOrThrow();

const FILE = [
  "1,Rex,Dog,Beagle,2019-01-01,Stray,2019-02-01,Adoption,616093900100001,12,Calm",
  "1,Rex,Dog,Beagle,2019-03-01,Return,,,616093900100001,12,Calm",
  "2,Mia,Cat,,2019-01-05,Stray,,,,,",
];

test("a second time nothing is added; what has changed there changes only what nobody has edited here", async () => {
  await work.bringIn(csv(HEAD, ...FILE));
  const before = await dump();
  const again = await work.bringIn(csv(HEAD, ...FILE));
  expect(again.counts).toMatchObject({ created: 0, changed: 0, unchanged: 3, animals: 0 });
  expect(await dump()).toEqual(before);

  const mia = await animalNamed("Mia");
  expect((await work.admin.client.put(`/api/animals/${mia.id}`, { name: "Mimi" })).statusCode).toBe(200);
  const later = [FILE[0], FILE[1]?.replace("2019-03-01,Return,,", "2019-03-01,Return,2019-06-01,Transfer")] as string[];
  const changed = await work.bringIn(
    csv(HEAD, ...later, "2,Miau,Cat,Siamese,2019-01-05,Stray,,,,,", "3,Ada,Dog,,2020-01-01,Stray,,,,,"),
  );
  expect(changed.counts).toMatchObject({ created: 1, changed: 1, unchanged: 2 });
  expect(await work.said(changed.id)).toContain("4 warning: Somebody has changed this here since: that stays.");
  expect(await work.stays()).toEqual([
    "Ada stray 2020-01-01",
    "Mimi stray 2019-01-05",
    "Rex stray 2019-01-01 adoption 2019-02-01",
    "Rex adoption_return 2019-03-01 transfer_out 2019-06-01",
  ]);
  expect(await animalNamed("Mimi")).toMatchObject({ breed: "Siamese", status: "InCare" });
  expect(await animalNamed("Rex")).toMatchObject({ status: "Left", arrival_date: "2019-03-01" });

  await work.act(changed.id, "undo");
  expect(await work.stays()).toEqual([
    "Mimi stray 2019-01-05",
    "Rex stray 2019-01-01 adoption 2019-02-01",
    "Rex adoption_return 2019-03-01",
  ]);
  expect(await animalNamed("Mimi")).toMatchObject({ breed: null });
});

test("an undo leaves the shelter as it was, but for animals that somebody has worked on", async () => {
  const before = await dump();
  const { id } = await work.bringIn(csv(HEAD, ...FILE));
  const undone = await work.act(id, "undo");
  expect(undone).toMatchObject({ state: "undone", counts: { removed: 2, kept: 0 } });
  expect(await dump()).toEqual(before);

  const second = await work.bringIn(csv(HEAD, ...FILE));
  const mia = await animalNamed("Mia");
  const weighed = await work.admin.client.post(`/api/animals/${mia.id}/weights`, { on: "2026-11-20", kg: 4 });
  expect(weighed.statusCode, weighed.body).toBe(201);
  const kept = await work.act(second.id, "undo");
  expect(kept.counts).toMatchObject({ removed: 1, kept: 1 });
  expect(await work.said(second.id, "kept")).toEqual(["4 kept: Somebody has worked on this animal since: it stays."]);
  expect(await work.stays()).toEqual(["Mia stray 2019-01-05"]);
});

test("nobody outside sees what came in until staff offer it", async () => {
  await work.bringIn(csv(HEAD, ...FILE, "3,Ada,Dog,,2020-01-01,Stray,2020-02-01,Adoption,,,"));
  const visitor = aVisitor(work.shelter);
  expect((await visitor.get("/api/animals")).json().totalCount).toBe(0);
  for (const name of ["Rex", "Mia", "Ada"])
    expect((await visitor.get(`/api/animals/${(await animalNamed(name)).id}`)).statusCode, name).toBe(404);
  const mia = await animalNamed("Mia");
  await work.admin.client.put(`/api/animals/${mia.id}`, { notForAdoption: false });
  expect((await visitor.get(`/api/animals/${mia.id}`)).statusCode).toBe(200);
});

const MANY = Array.from({ length: 2000 }, (_, at) => {
  const day = `20${10 + (at % 9)}-0${1 + (at % 9)}-1${at % 9}`;
  return `${at % 1500},Rex ${at},Dog,Beagle,${day},Stray,${day},Transfer,,,`;
});

test("work that is lost at any step goes on there: the shelter is the same as without a loss", async () => {
  const file = csv(HEAD, ...MANY);
  const { id } = await work.add(file);
  await work.admin.client.post(`/api/imports/${id}/run`);
  let losses = 0;
  for (let steps = 1; (await findImport(work.shelter.db, id))?.state === "running"; steps = (steps % 3) + 1) {
    let left = steps;
    losses += 1;
    await workOnImport(work.shelter.deps, id, {
      tell: () => {
        left -= 1;
        if (left === 0) throw new Stopped();
      },
    });
  }
  expect(losses).toBeGreaterThan(2);
  const read = (await work.admin.client.get(`/api/imports/${id}`)).json();
  const lost = await work.stays();
  await work.act(id, "undo");
  expect(await work.stays()).toEqual([]);
  const whole = await work.act((await work.add(file)).id, "run");
  expect(read.counts).toEqual(whole.counts);
  expect(await work.stays()).toEqual(lost);
});

test("an import is paused, goes on, and is cancelled; what is in may be taken back", async () => {
  const { id } = await work.add(csv(HEAD, ...MANY));
  await work.admin.client.post(`/api/imports/${id}/run`);
  const pause = async (at: { phase: string | null; done: number }) => {
    if (at.phase === "writing" && at.done > 0) await work.admin.client.post(`/api/imports/${id}/pause`);
  };
  const pausing: Promise<unknown>[] = [];
  await workOnImport(work.shelter.deps, id, { tell: (at) => void pausing.push(pause(at)) });
  await Promise.all(pausing);
  const paused = (await work.admin.client.get(`/api/imports/${id}`)).json();
  if (paused.state === "paused") {
    expect(paused.actions).toEqual(["run", "cancel"]);
    const cancelled = await work.act(id, "cancel");
    expect(cancelled).toMatchObject({ state: "cancelled", actions: expect.arrayContaining(["undo", "run"]) });
  }
  await work.act(id, "undo");
  expect(await work.stays()).toEqual([]);
});
