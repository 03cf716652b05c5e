import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { originalKey } from "../../../src/server/platform/photos/photo.key.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { picture } from "../../../test/server/support/pictures.ts";
import { entry, type Kind } from "./kind.ts";

/** The first, second, … of each animal, as "move 7 1", "move 7 2". */
const numbered = (name: string, animals: readonly number[]): string[] => {
  const counts = new Map<number, number>();
  return animals.map((animal) => {
    counts.set(animal, (counts.get(animal) ?? 0) + 1);
    return `${name} ${animal} ${counts.get(animal)}`;
  });
};

/** An animal goes to and fro between two units; each move is one more row of it. */
const MOVES: Kind = {
  name: "move",
  async begin({ db, staff }, work) {
    const animal = await buildAnimal(db);
    const units = ["One", "Two"].map((name) => ({ name, capacity: 5 }));
    const { answer } = await staff("POST", "/locations", { name: "North", kind: "kennel", units });
    let moves = 0;
    return async () => {
      const unitId = answer.units?.[moves % 2]?.id;
      const { status } = await staff("PUT", `/animals/${animal}/unit`, { unitId });
      if (await work.count("move", status)) work.acknowledge(`move ${animal} ${++moves}`);
    };
  },
  async found({ db }) {
    const rows = await db
      .selectFrom("unit_stays")
      .innerJoin("stays", "stays.id", "unit_stays.stay_id")
      .select("stays.animal_id")
      .execute();
    return numbered(
      "move",
      rows.map(({ animal_id }) => animal_id),
    );
  },
};

/** Animals come in. A device whose connection breaks sends the same once more under the same key, until it is answered. */
const STAYS: Kind = {
  name: "stay",
  async begin({ staff, today }, work) {
    let nth = 1;
    return async () => {
      const note = `stay ${nth}`;
      const body = { name: note, type: "Dog", whereFound: "Łódź", arrivalDate: today, intakeType: "stray", note };
      const { status } = await staff("POST", "/intakes", body, { "idempotency-key": `key-of-stay-${nth}` });
      if (!(await work.count("stay", status))) return;
      work.acknowledge(entry(note, { name: note, intakeType: body.intakeType, whereFound: body.whereFound }));
      nth += 1;
    };
  },
  async found({ db }) {
    const rows = await db
      .selectFrom("stays as s")
      .innerJoin("animals as a", "a.id", "s.animal_id")
      .select(["s.intake_note as note", "a.name", "s.intake_type as intakeType", "a.where_found as whereFound"])
      .where("s.intake_note", "!=", "")
      .execute();
    return rows.map(({ note, ...content }) => entry(note, content));
  },
};

const ANIMALS_WITH_PHOTOS = 20;

/** The digest of a file; undefined when there is none. */
const digestOf = (path: string): Promise<string | undefined> =>
  readFile(path).then(
    (bytes) => createHash("sha256").update(bytes).digest("hex"),
    () => undefined,
  );

/** A picture is there when it has a row and its file. */
const PHOTOS: Kind = {
  name: "photo",
  async begin({ db, staff }, work) {
    const base64 = (await picture(240, 160).jpeg().toBuffer()).toString("base64");
    const animals: { id: number; count: number }[] = [];
    for (let n = 0; n < ANIMALS_WITH_PHOTOS; n++) animals.push({ id: await buildAnimal(db), count: 0 });
    let nth = 0;
    return async () => {
      const animal = animals[nth++ % ANIMALS_WITH_PHOTOS] as { id: number; count: number };
      const { status } = await staff("PUT", `/animals/${animal.id}`, { photos: [{ base64 }] });
      // Nobody knows whether those were saved whose answer got lost, so an animal may be full.
      if (status === 400) return work.pause();
      if (await work.count("photo", status)) work.acknowledge(`photo ${animal.id} ${++animal.count}`);
    };
  },
  async found({ db, photoFolder }) {
    const rows = await db
      .selectFrom("photos")
      .select(["animal_id", "key"])
      .where("animal_id", "is not", null)
      .orderBy("id")
      .execute();
    const digests = await Promise.all(rows.map(({ key }) => digestOf(join(photoFolder, originalKey(key)))));
    // All are the same picture, so what most of them are is right.
    const times = Map.groupBy(digests.filter(Boolean), (digest) => digest);
    const [right] = [...times].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    return numbered(
      "photo",
      rows.filter((_, at) => digests[at] && digests[at] === right).map(({ animal_id }) => animal_id as number),
    );
  },
};

/** What staff do with animals: moves, intakes and pictures. */
export const WITH_ANIMALS: readonly Kind[] = [MOVES, STAYS, PHOTOS];
