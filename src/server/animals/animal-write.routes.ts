import { animalChange, animalRequest } from "../../contract/animal-form.ts";
import { AnimalDetail } from "../../contract/animals.ts";
import { PHOTO_LIMITS } from "../../contract/photos.ts";
import { ById } from "../../contract/shared.ts";
import { today } from "../clock.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/door.ts";
import { addAnimal, archiveAnimal, changeAnimal, restoreAnimal } from "./animal.commands.ts";
import { listAttributeTypes } from "./animal.queries.ts";

const tags = ["animals"];
const write = { permission: "animals.write" } as const;

/** As many photos as an animal may have, each as large as it may be, as base64, and the fields besides (decisions §3). */
const BODY_LIMIT = Math.ceil((PHOTO_LIMITS.bytes * PHOTO_LIMITS.perAnimal * 4) / 3) + 1024 * 1024;

/** The writes of animals, for staff; bringing back what was deleted is the admins' (spec §7; decisions §1, §2, §3). */
export const animalWriteRoutes: Routes = (deps) => async (app) => {
  const { db, clock } = deps;
  let attributeTypeIds: number[] = [];
  const facts = { today: () => today(clock), attributeTypeIds: () => attributeTypeIds };
  /** The schema cannot ask the database itself; it is asked before each check of a body. */
  async function preValidation(): Promise<void> {
    attributeTypeIds = (await listAttributeTypes(db)).map(({ id }) => id);
  }

  app.post(
    "/animals",
    {
      config: write,
      bodyLimit: BODY_LIMIT,
      preValidation,
      schema: { tags, body: animalRequest(facts), response: { 201: AnimalDetail } },
    },
    async (request, reply) => reply.code(201).send(await addAnimal(contextOf(deps, request), request.body)),
  );

  app.put(
    "/animals/:id",
    {
      config: write,
      bodyLimit: BODY_LIMIT,
      preValidation,
      schema: { tags, params: ById, body: animalChange(facts), response: { 200: AnimalDetail } },
    },
    (request) => changeAnimal(contextOf(deps, request), request.params.id, request.body),
  );

  app.delete("/animals/:id", { config: write, schema: { tags, params: ById } }, async (request, reply) => {
    await archiveAnimal(contextOf(deps, request), request.params.id);
    return reply.code(204).send();
  });

  app.post(
    "/animals/:id/restore",
    {
      config: { permission: "animals.restore" },
      schema: { tags, params: ById, response: { 200: AnimalDetail } },
    },
    (request) => restoreAnimal(contextOf(deps, request), request.params.id),
  );
};
