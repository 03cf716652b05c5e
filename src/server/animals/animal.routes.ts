import { z } from "zod";
import {
  ANIMAL_TEXT,
  AnimalDetail,
  AnimalMeta,
  AnimalPage,
  AnimalQuery,
  AttributeScore,
  AttributeType,
} from "../../contract/animals.ts";
import { ById, IdInAddress } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { isStaff } from "../sessions/actor.ts";
import {
  animalMeta,
  findAnimal,
  findAnimalForStaff,
  listAnimals,
  listAttributeTypes,
  scoresOf,
} from "./animal.queries.ts";

const read = { permission: "animals.read" } as const;
const ByAnimalId = z.object({ animalId: IdInAddress });

/** The reads of animals, their metadata and attribute types (spec §7; decisions §3, §11). */
export const animalRoutes: Routes =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      "/animals",
      { config: read, schema: { tags: ["animals"], querystring: AnimalQuery, response: { 200: AnimalPage } } },
      ({ actor, query: asked }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listAnimals({ db: at, clock, actor }, query)),
    );

    app.get(
      "/animals/meta",
      { config: read, schema: { tags: ["animals"], response: { 200: AnimalMeta } } },
      ({ actor }) => animalMeta({ db, clock, actor }),
    );

    app.get(
      "/animals/:id",
      { config: read, schema: { tags: ["animals"], params: ById, response: { 200: AnimalDetail } } },
      async ({ actor, params }) => {
        const find = isStaff(actor) ? findAnimalForStaff : findAnimal;
        const animal = await find({ db, clock, actor }, params.id);
        if (!animal) throw notFound(ANIMAL_TEXT.notFound);
        return animal;
      },
    );

    const types = { config: read, schema: { tags: ["animals"], response: { 200: z.array(AttributeType) } } };
    app.get("/animal-attribute-types", types, () => listAttributeTypes(db));
    app.get("/animal-groups/attribute-types", types, () => listAttributeTypes(db));

    app.get(
      "/animal-attribute-types/:id",
      { config: read, schema: { tags: ["animals"], params: ById, response: { 200: AttributeType } } },
      async ({ params }) => {
        const type = (await listAttributeTypes(db)).find(({ id }) => id === params.id);
        if (!type) throw notFound();
        return type;
      },
    );

    app.get(
      "/animal-groups/animals/:animalId/attribute-scores",
      { config: read, schema: { tags: ["animals"], params: ByAnimalId, response: { 200: z.array(AttributeScore) } } },
      async ({ params }) => {
        const scores = await scoresOf({ db, clock }, params.animalId);
        if (!scores) throw notFound(ANIMAL_TEXT.notFound);
        return scores;
      },
    );
  };
