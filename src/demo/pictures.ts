import sharp from "sharp";
import { type PreparedPhoto, preparePhoto } from "../server/photos/photo.pipeline.ts";
import { pictureWork } from "../server/photos/picture-work.ts";
import { ANIMALS } from "./content/animals.ts";
import { EMPLOYEES } from "./content/employees.ts";
import { drawAnimal, drawEmployee } from "./portraits/index.ts";

/**
 * A drawn picture, ready to be kept as a photograph would be, with the words of its row. The portraits are composed for
 * the photo frame's own focal point, which keeps the ears in every crop.
 */
export type Picture = { photo: PreparedPhoto; alt: string };

/** The prepared pictures: of each animal by its name, in their order; of each employee by their key. */
export type Pictures = { animals: Map<string, Picture[]>; employees: Map<string, Picture> };

/** How many are drawn at once: as many as the server prepares at once, so that none wait for it in memory. */
const AT_ONCE = 2;

type Drawing = { whose: string; isAnimal: boolean; draw(): Omit<Picture, "photo"> & { svg: string } };

const DRAWINGS: readonly Drawing[] = [
  ...EMPLOYEES.map(({ key, name, surname, feminine }) => ({
    whose: key as string,
    isAnimal: false,
    draw: () => ({
      ...drawEmployee({ name, feminine, seed: `${key} ${surname}` }),
      alt: `Portrait of ${name} ${surname}`,
    }),
  })),
  ...ANIMALS.flatMap(({ name, type, breed, coat, age: [years, months], poses }) =>
    poses.map((pose) => ({
      whose: name,
      isAnimal: true,
      draw() {
        const portrait = { type, breed, coat, pose, ageYears: years + months / 12, seed: name };
        const { svg, description } = drawAnimal(portrait);
        return { svg, alt: `${name}: ${description}` };
      },
    })),
  ),
];

/**
 * Draws every picture of the demonstration and prepares it as an upload is prepared (look: "Demonstration pictures").
 * This takes nearly all the time of the filling.
 * @param log told after each picture how many are done, and of how many
 */
export async function drawPictures(log: (done: number, total: number) => void): Promise<Pictures> {
  const drawn: Picture[] = [];
  const left = DRAWINGS.entries();
  let done = 0;
  async function draw(): Promise<void> {
    for (const [index, drawing] of left) {
      drawn[index] = await prepared(drawing);
      log(++done, DRAWINGS.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return sorted(drawn);
}

async function prepared(drawing: Drawing): Promise<Picture> {
  const { svg, ...facts } = drawing.draw();
  // PNG loses nothing before the one encoding that counts; uncompressed and opaque it takes the least time.
  const png = await pictureWork.run(() =>
    sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 0 }).toBuffer(),
  );
  return { ...facts, photo: await preparePhoto(png) };
}

function sorted(drawn: readonly Picture[]): Pictures {
  const pictures: Pictures = { animals: new Map(), employees: new Map() };
  for (const [index, picture] of drawn.entries()) {
    const { whose, isAnimal } = DRAWINGS[index] as Drawing;
    if (isAnimal) pictures.animals.set(whose, [...(pictures.animals.get(whose) ?? []), picture]);
    else pictures.employees.set(whose, picture);
  }
  return pictures;
}
