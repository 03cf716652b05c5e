import { readFile } from "node:fs/promises";
import { storePreparedPhoto } from "../src/server/platform/photos/photo.commands.ts";
import type { PhotoData } from "../src/server/platform/photos/photo.queries.ts";
import { loadSharp } from "../src/server/platform/photos/picture-work.ts";
import { inCheckout } from "../src/server/platform/repository.ts";
import { folded } from "../src/web/app/platform/kit/folded.ts";
import type { SeedContext } from "./seed/seed-context.ts";

/** @returns the file of an animal's drawing; its name is written in the letters of file names */
export const fileOfAnimal = (name: string, position: number): string => `${folded(name)}-${position + 1}`;

/** Stores a drawing of `portraits` as it is: it is in the form of stored photos already. @returns the photo's id */
export async function storeDrawing({ tx, photoStore }: SeedContext, file: string, data: PhotoData): Promise<number> {
  const original = await readFile(inCheckout(`demo/portraits/${file}.jpg`));
  const sharp = await loadSharp();
  const { width, height } = await sharp(original).metadata();
  return storePreparedPhoto({ db: tx, photoStore }, { original, width, height }, data);
}
