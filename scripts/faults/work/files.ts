import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../../../src/server/database/pool.ts";
import { attachmentKey } from "../../../src/server/platform/attachments/attachment.key.ts";
import { originalKey } from "../../../src/server/platform/photos/photo.key.ts";
import { preparePhoto } from "../../../src/server/platform/photos/photo.pipeline.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { picture } from "../../../test/server/support/pictures.ts";
import type { Found, Kind } from "./kind.ts";

const ANIMALS = 20;
/** How many different pictures there are, so that one that stands in the place of another is seen. */
const PICTURES = 6;

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const buildAnimals = async (db: Db): Promise<number[]> => {
  const animals: number[] = [];
  for (let n = 0; n < ANIMALS; n++) animals.push(await buildAnimal(db));
  return animals;
};

type Row = { name: string; key: string; animalId: number | null };

/** A file is there when it has a row and its bytes. */
async function withBytes(rows: readonly Row[], photoFolder: string, fileOf: (key: string) => string): Promise<Found[]> {
  const found: Found[] = [];
  for (const { name, key, animalId } of rows) {
    const bytes = await readFile(join(photoFolder, fileOf(key))).catch(() => undefined);
    if (bytes) found.push({ name, content: { animalId, sha256: sha256(bytes) } });
  }
  return found;
}

/** A picture as it is sent, and the digest of what is kept of it. */
type Sent = { base64: string; kept: string };

async function pictures(): Promise<Sent[]> {
  const made: Sent[] = [];
  for (let n = 0; n < PICTURES; n++) {
    const bytes = await picture(240 + n * 16, 160)
      .jpeg()
      .toBuffer();
    made.push({ base64: bytes.toString("base64"), kept: sha256((await preparePhoto(bytes)).original) });
  }
  return made;
}

const PHOTOS: Kind = {
  name: "photo",
  async begin({ db, staff }, work) {
    const [animals, sent] = [await buildAnimals(db), await pictures()];
    let nth = 0;
    return async () => {
      const animalId = animals[nth % ANIMALS];
      const { base64, kept } = sent[nth % PICTURES] as Sent;
      const alt = `photo ${++nth}`;
      const { status } = await staff("PUT", `/animals/${animalId}`, { photos: [{ base64, alt }] });
      // Nobody knows whether those were saved whose answer got lost, so an animal may be full.
      if (status === 400) return work.pause();
      if (await work.count("photo", status)) work.acknowledge(alt, { animalId, sha256: kept });
    };
  },
  async found({ db, photoFolder }) {
    const rows = db.selectFrom("photos").select(["alt as name", "key", "animal_id as animalId"]);
    return withBytes(await rows.where("animal_id", "is not", null).execute(), photoFolder, originalKey);
  },
};

/** A PDF of nothing, which no other is equal to. */
const paper = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\ntrailer<<>>\n%%EOF\n`);

/** Files on records are kept as they were sent. */
const ATTACHMENTS: Kind = {
  name: "attachment",
  async begin({ db, staff }, work) {
    const animals = await buildAnimals(db);
    let nth = 0;
    return async () => {
      const animalId = animals[nth % ANIMALS];
      const title = `attachment ${++nth}`;
      const bytes = paper(title);
      const form = new FormData();
      form.set("subject", `animal:${animalId}`);
      form.set("title", title);
      form.set("file", new Blob([bytes]), "paper.pdf");
      const { status } = await staff("POST", "/attachments", form);
      if (await work.count("attachment", status)) work.acknowledge(title, { animalId, sha256: sha256(bytes) });
    };
  },
  async found({ db, photoFolder }) {
    const rows = db.selectFrom("attachments").select(["title as name", "key", "animal_id as animalId"]);
    return withBytes(await rows.where("deleted_at", "is", null).execute(), photoFolder, attachmentKey);
  },
};

/** Pictures of animals, and files on their records. */
export const FILES: readonly Kind[] = [PHOTOS, ATTACHMENTS];
