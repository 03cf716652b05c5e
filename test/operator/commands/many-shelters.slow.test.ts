import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { freshFolder, operate } from "../../support/operator.ts";
import { urlOf, withClient } from "../../support/postgres.ts";

const superuser = inject("postgres");
const { folder, remove } = await freshFolder();
const settings = join(folder, "etc");
const command = (...args: string[]) => operate("shelters", [...args, "--settings", settings], {});
const add = (name: string, host: string) => command("add", name, "--host", host, "--database", urlOf(superuser));

afterAll(async () => {
  await withClient(superuser, async (client) => {
    for (const name of ["shelter_lodz", "shelter_gdynia_2"]) {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role if exists ${name}`);
    }
  });
  await remove();
});

const addressOf = async (name: string) =>
  /^DATABASE_URL=(.*)$/m.exec(await readFile(join(settings, `${name}.env`), "utf8"))?.[1] ?? "";

test("each shelter of a machine has a database, a role, a port and a file of its own, and cannot enter another's", async () => {
  const first = await add("lodz", "lodz.shelter.example");
  expect(first).toMatchObject({ code: 0, answer: expect.stringContaining("animal-shelter@lodz") });
  expect(await add("gdynia-2", "gdynia.shelter.example")).toMatchObject({ code: 0 });
  const file = await readFile(join(settings, "lodz.env"), "utf8");
  expect(file).toMatch(
    /^PORT=3001\nPUBLIC_URL=https:\/\/lodz\.shelter\.example\nTRUST_PROXY=1\nDATABASE_URL=postgres:\/\/shelter_lodz:/,
  );
  expect((await stat(join(settings, "lodz.env"))).mode & 0o777).toBe(0o600);
  expect((await command("list")).answer).toMatch(/^gdynia-2 +3002 +https.*\nlodz +3001 +https/);

  await withClient({ connectionString: await addressOf("lodz") }, async (client) => {
    const { rows } = await client.query("select extname from pg_extension where extname <> 'plpgsql' order by 1");
    expect(rows.map(({ extname }) => extname)).toEqual(["btree_gist", "pg_trgm", "unaccent"]);
    await client.query("create table of_ours ()");
  });
  const other = new URL(await addressOf("lodz"));
  other.pathname = "/shelter_gdynia_2";
  await expect(new pg.Client({ connectionString: other.href }).connect()).rejects.toThrow("permission denied");
});

test("what cannot be is said in a sentence, and leaves nothing", async () => {
  for (const [name, host, said] of [
    ["lodz", "other.shelter.example", "is there already"],
    ["other", "lodz.shelter.example", "is there already"],
    ["Łódź", "other.shelter.example", "small letters"],
    ["other", "not a host", "--host must be a name"],
  ] as const) {
    expect(await add(name, host)).toMatchObject({ code: 1, answer: "", said: expect.stringContaining(said) });
  }
  const unreachable = await command(
    "add",
    "other",
    "--host",
    "other.shelter.example",
    "--database",
    "postgres://127.0.0.1:1/x",
  );
  expect(unreachable).toMatchObject({ code: 1, said: expect.stringContaining("PostgreSQL cannot be reached") });
  expect((await command("list")).answer.split("\n")).toHaveLength(3);
});
