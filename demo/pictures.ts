import sharp from "sharp";
import type { Translations } from "../src/contract/platform/translations.ts";
import { byLanguage } from "../src/contract/texts/language.ts";
import { type PreparedPhoto, preparePhoto } from "../src/server/platform/photos/photo.pipeline.ts";
import { pictureWork } from "../src/server/platform/photos/picture-work.ts";
import { ANIMALS } from "./content/animals.ts";
import { EMPLOYEES } from "./content/employees.ts";
import { NEWS } from "./content/news.ts";
import { drawAnimal } from "./portraits/animal.ts";
import { drawEmployee } from "./portraits/employee.ts";
import { drawScene } from "./portraits/scene.ts";

/**
 * A drawn picture, prepared like an uploaded photo, with its alternative texts. The portraits are composed for the photo
 * frame's default focal point, so that the ears are in every crop.
 */
export type Picture = { photo: PreparedPhoto; alts: Translations };

/** The prepared pictures: of animals by name, in order; of employees by key; of news by its English title. */
export type Pictures = { animals: Map<string, Picture[]>; employees: Map<string, Picture>; news: Map<string, Picture> };

/** How many pictures are drawn at once. The server prepares this many at once, so none waits in memory. */
const CONCURRENCY = 2;

type PictureTask = { owner: string; kind: keyof Pictures; draw(): Omit<Picture, "photo"> & { svg: string } };

const TASKS: readonly PictureTask[] = [
  ...EMPLOYEES.map(({ key, name, surname, feminine }) => ({
    owner: key as string,
    kind: "employees" as const,
    draw: () => ({
      ...drawEmployee({ name, feminine, seed: `${key} ${surname}` }),
      alts: { en: `Portrait of ${name} ${surname}`, pl: `${name} ${surname}, portret` },
    }),
  })),
  ...ANIMALS.flatMap(({ name, type, breed, coat, age: [years, months], poses }) =>
    poses.map((pose) => ({
      owner: name,
      kind: "animals" as const,
      draw() {
        const portrait = { type, breed, coat, pose, ageYears: years + months / 12, seed: name };
        const { svg, description } = drawAnimal(portrait);
        return { svg, alts: byLanguage((language) => `${name}: ${description[language]}`) };
      },
    })),
  ),
  ...NEWS.flatMap(({ title, picture }) =>
    picture
      ? [{ owner: title.en, kind: "news" as const, draw: () => ({ ...drawScene(picture.scene), alts: picture.alts }) }]
      : [],
  ),
];

/**
 * Draws every picture of the demonstration and prepares it like an uploaded photo. This takes nearly all the time of
 * the seeding.
 * @param log called after each picture with the number done and the total
 * @param density of the drawings, in dots per inch; at a lower one the pictures are smaller and quicker
 */
export async function drawPictures(log: (done: number, total: number) => void, density = 72): Promise<Pictures> {
  const drawn: Picture[] = [];
  const queue = TASKS.entries();
  let done = 0;
  async function worker(): Promise<void> {
    for (const [index, drawing] of queue) {
      drawn[index] = await drawAndPrepare(drawing, density);
      log(++done, TASKS.length);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return groupByOwner(drawn);
}

async function drawAndPrepare(drawing: PictureTask, density: number): Promise<Picture> {
  const { svg, ...facts } = drawing.draw();
  // PNG is lossless, so only the final encoding loses quality. Uncompressed and opaque is the fastest.
  const png = await pictureWork.run(() =>
    sharp(Buffer.from(svg), { density }).removeAlpha().png({ compressionLevel: 0 }).toBuffer(),
  );
  return { ...facts, photo: await preparePhoto(png) };
}

function groupByOwner(drawn: readonly Picture[]): Pictures {
  const pictures: Pictures = { animals: new Map(), employees: new Map(), news: new Map() };
  for (const [index, picture] of drawn.entries()) {
    const { owner: whose, kind } = TASKS[index] as PictureTask;
    if (kind === "animals") pictures.animals.set(whose, [...(pictures.animals.get(whose) ?? []), picture]);
    else pictures[kind].set(whose, picture);
  }
  return pictures;
}
