import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inCheckout } from "../../src/server/base/repository.ts";
import type { PreparedPhoto } from "../../src/server/platform/photos/photo.pipeline.ts";
import type { PhotoData } from "../../src/server/platform/photos/photo.queries.ts";
import { insertPhoto } from "../../src/server/platform/photos/photo.rows.ts";
import { loadSharp } from "../../src/server/platform/photos/picture-work.ts";
import { folded } from "../../src/web/folded.ts";
import type { SeedContext } from "./seed-context.ts";

/** A drawing of `portraits`, by the name of its file. */
export type Drawing = PreparedPhoto & { file: string };

/** @returns the file of an animal's drawing; its name is written in the letters of file names */
export const fileOfAnimal = (name: string, position: number): string => `${folded(name)}-${position + 1}`;

/** Reads all drawings. They are in the form of stored photos already. */
export async function readDrawings(): Promise<Drawing[]> {
  const folder = inCheckout("demo/portraits");
  const names = await Array.fromAsync(glob("*.jpg", { cwd: folder }));
  const sharp = await loadSharp();
  return Promise.all(
    names.map(async (name) => {
      const original = await readFile(join(folder, name));
      const { width, height } = await sharp(original).metadata();
      return { file: name.slice(0, -".jpg".length), original, width, height };
    }),
  );
}

/** Inserts the row of a drawing, which is in the store. @returns the photo's id */
export const insertDrawing = ({ tx, drawing }: SeedContext, file: string, data: PhotoData): Promise<number> =>
  insertPhoto(tx, drawing(file), data);
