import { join } from "node:path";
import { expect } from "vitest";
import { fill, openShelter, type Shelter } from "../../server/support/shelters.ts";
import { freshFolder, operate } from "../../support/operator.ts";

/** A shelter with something in it, its backup, another shelter on another machine, and a folder for files. */
export type Stage = {
  folder: string;
  shelter: Shelter;
  other: Shelter;
  /** The file of the shelter's backup. */
  archive: string;
  backUp(file: string): ReturnType<typeof operate>;
  restore(file: string, into: Shelter): ReturnType<typeof operate>;
  clear(): Promise<void>;
};

export async function setStage(): Promise<Stage> {
  const { folder, remove } = await freshFolder();
  const shelter = await openShelter(join(folder, "here"));
  const other = await openShelter(join(folder, "there"));
  await fill(shelter);
  const backUp = (file: string) => operate("backup", [file], shelter.settings);
  const archive = join(folder, "shelter.tar");
  expect(await backUp(archive)).toMatchObject({ code: 0, answer: `${archive}\n` });
  return {
    folder,
    shelter,
    other,
    archive,
    backUp,
    restore: (file, { settings }) => operate("restore", [file, "--yes"], settings),
    async clear() {
      await shelter.drop();
      await other.drop();
      await remove();
    },
  };
}

/** How many rows there are. @param from table and conditions */
export async function count({ pool }: Pick<Shelter, "pool">, from: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*) as n from ${from}`);
  return Number(rows[0]?.n);
}
