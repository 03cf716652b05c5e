import { join } from "node:path";
import { freshFolder, operate } from "./operator.ts";
import { fill, openShelter, type Shelter } from "./shelters.ts";

/** A shelter with something in it, another one on another machine, and a folder for files. */
export type Stage = {
  folder: string;
  shelter: Shelter;
  other: Shelter;
  backUp(file: string): ReturnType<typeof operate>;
  restore(file: string, into: Shelter): ReturnType<typeof operate>;
  clear(): Promise<void>;
};

export async function setStage(): Promise<Stage> {
  const { folder, remove } = await freshFolder();
  const shelter = await openShelter(join(folder, "here"));
  const other = await openShelter(join(folder, "there"));
  await fill(shelter);
  return {
    folder,
    shelter,
    other,
    backUp: (file) => operate("backup", [file], shelter.settings),
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
