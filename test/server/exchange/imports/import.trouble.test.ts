import { sql } from "kysely";
import { expect, test } from "vitest";
import { workOnImport } from "../../../../src/server/exchange/imports/work/run-import.ts";
import { csv, importingForEach } from "./importing.ts";

const work = importingForEach();

const HEAD = "Animal ID,Name,Type,Intake Date,Intake Type,Outcome Date,Outcome Type";
const rows = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, at) => `${from + at},Rex ${from + at},Dog,2019-01-01,Stray,2019-02-01,Adoption`,
  );

const read = async (id: number) => (await work.admin.client.get(`/api/imports/${id}`)).json();

test("of two imports at once with the same animals each animal comes in once", async () => {
  const files = [csv(HEAD, ...rows(0, 2500)), csv(HEAD, ...rows(1500, 3500))];
  const ids: number[] = [];
  for (const file of files) {
    const { id } = await work.add(file);
    await work.admin.client.post(`/api/imports/${id}/run`);
    ids.push(id);
  }
  await Promise.all(ids.map((id) => workOnImport(work.shelter.deps, id)));
  const done = await Promise.all(ids.map(read));
  expect(done.map(({ state }) => state)).toEqual(["done", "done"]);
  expect(done.reduce((sum, { counts }) => sum + counts.created, 0)).toBe(3500);
  expect(done.reduce((sum, { counts }) => sum + counts.unchanged, 0)).toBe(1000);
  expect(await work.stays()).toHaveLength(3500);
});

test("an import whose database goes away goes on when it is back, and brings in nothing twice", async () => {
  const { id } = await work.add(csv(HEAD, ...rows(0, 3500)));
  await work.admin.client.post(`/api/imports/${id}/run`);
  let steps = 0;
  const tell = () => {
    steps += 1;
    if (steps === 5) void goAway().catch(() => {});
  };
  const goAway = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      work.shelter.db,
    );
  await workOnImport(work.shelter.deps, id, { tell }).catch(() => {});
  // The first reads may meet connections that are gone.
  for (let tries = 0; tries < 10 && (await read(id)).state !== "done"; tries += 1)
    await workOnImport(work.shelter.deps, id).catch(() => {});
  expect(await read(id)).toMatchObject({ state: "done", counts: { created: 3500, errors: 0, animals: 3500 } });
  expect(await work.stays()).toHaveLength(3500);
});

test("a batch that the database refuses ends the run with a sentence that names its rows, and nothing of it is in", async () => {
  await sql`alter table animals add constraint no_rex check (name <> 'Rex 1')`.execute(work.shelter.db);
  const { id } = await work.add(csv(HEAD, ...rows(0, 3)));
  await work.admin.client.post(`/api/imports/${id}/run`);
  await workOnImport(work.shelter.deps, id, { isLastTry: false });
  const failed = await read(id);
  expect(failed).toMatchObject({
    state: "failed",
    failure: expect.stringMatching(/^The database refused the rows between 2 and 4: /),
  });
  expect(await work.stays()).toEqual([]);
  await sql`alter table animals drop constraint no_rex`.execute(work.shelter.db);
  expect((await work.act(id, "run")).counts).toMatchObject({ created: 3 });
});
