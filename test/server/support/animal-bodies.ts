import type { TestApp } from "./app.ts";
import { picture } from "./pictures.ts";

/** A small picture as a browser sends it. */
export async function upload(width = 80, height = 60, facts: object = {}) {
  const bytes = await picture(width, height).jpeg().toBuffer();
  return { base64: bytes.toString("base64"), name: "rex.jpg", fileExtention: "jpg", ...facts };
}

/** The same score for every attribute type. */
export async function scores({ db }: TestApp, score = 3) {
  const types = await db.selectFrom("animal_attribute_types").select("id").orderBy("id").execute();
  return types.map(({ id }) => ({ attributeTypeId: id, score }));
}

/** A valid body of `POST /api/animals`, with the fields of `change` replaced. */
export async function animalBody(shelter: TestApp, change: object = {}) {
  return {
    name: "Rex",
    type: "Dog",
    age: 3,
    weight: 12.5,
    sex: "Male",
    breed: "Beagle",
    whereFound: "Łódź",
    arrivalDate: "2026-11-01",
    attributeScores: await scores(shelter),
    photos: [await upload()],
    ...change,
  };
}
