import { sql } from "kysely";
import { expect, test } from "vitest";
import { WORK_ON_ANIMALS, WORK_ON_STAYS } from "../../../../src/server/animals/imported/imported.remove.commands.ts";
import { startAppForFile } from "../../support/app.ts";

const shelter = await startAppForFile();

/** What an import adds itself, what the server adds by itself, and what is looked at in another way. */
const OTHERS = {
  animals: [
    "chips.animal_id",
    "import_photos.animal_id",
    "photos.animal_id",
    "profile_times.animal_id",
    "stays.animal_id",
    "treatments.animal_id",
    "twins.animal_one",
    "twins.animal_other",
    "weights.animal_id",
  ],
  stays: ["placements.stay_id", "register_entries.stay_id", "stay_contacts.stay_id", "treatments.stay_id"],
};

async function referencesTo(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint as c
    join pg_attribute as r on r.attrelid = c.confrelid and r.attname = 'id'
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, r.attnum)]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`.execute(shelter.db);
  return rows.map(({ name }) => name).sort();
}

test("an undo looks for work on an animal or a stay in every table that names one", async () => {
  const named = (work: typeof WORK_ON_ANIMALS) => work.map(([table, column]) => `${table}.${column}`);
  expect(await referencesTo("animals")).toEqual([...named(WORK_ON_ANIMALS), ...OTHERS.animals].sort());
  expect(await referencesTo("stays")).toEqual([...named(WORK_ON_STAYS), ...OTHERS.stays].sort());
});
