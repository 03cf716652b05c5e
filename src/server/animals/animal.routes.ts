import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyReply, FastifyRequest } from "fastify";
import { animalChange, animalFormCalls, animalRequest } from "../../contract/animals/animal-form.ts";
import { type AnimalDetail, type AnimalQuery, animalCalls } from "../../contract/animals/animals.ts";
import { intakeCalls, intakeRequest } from "../../contract/animals/intake.ts";
import { PHOTO_LIMITS } from "../../contract/platform/photos.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { type Actor, isStaff } from "../base/actor.ts";
import { today } from "../base/clock.ts";
import { orNotFound } from "../base/errors.ts";
import type { Routes } from "../platform/deps.ts";
import { contextOf } from "../platform/http/authorization.ts";
import { allow, serveCalls } from "../platform/http/calls.ts";
import { keepLists } from "../platform/http/kept-lists.ts";
import { photoBodyLimit } from "../platform/photos/photo.requests.ts";
import { commandRoutes } from "../platform/records/command-routes.ts";
import { answeredBefore, once } from "../platform/records/once.ts";
import { pageOrWhole } from "../platform/records/whole-list.ts";
import type { WithAdoptions } from "./adoptions-of-animal.ts";
import { addAnimal, archiveAnimal, changeAnimal, restoreAnimal } from "./animal.commands.ts";
import {
  animalMeta,
  findAnimal,
  findAnimalForStaff,
  isStaffSort,
  listAnimals,
  listAttributeTypes,
  scoresOf,
} from "./animal.queries.ts";
import { takeInNew } from "./intake/intake.commands.ts";

const BODY_LIMIT = photoBodyLimit(PHOTO_LIMITS.perAnimal);

/**
 * Whose kept list answers. Whole lists, those of archived animals, and what is found or ordered by records that change
 * without a notice (chips, units, doses) are read anew.
 */
function audienceOf(actor: Actor, { all, archived, chip, sort }: AnimalQuery): "public" | "staff" | undefined {
  if (!isStaff(actor)) return all ? undefined : "public";
  const isKept = !all && !archived && chip === undefined && !isStaffSort(sort);
  return isKept ? "staff" : undefined;
}

/** The attribute types as one request has read them, for the schema of its body, which cannot query the database. */
const typesOfRequest = new AsyncLocalStorage<readonly { id: number; isRetired: boolean }[]>();

/** Animals, their metadata and attribute types: everybody reads, staff write (spec §7; rules §1, §2, §3, §11). */
export const animalRoutes: Routes<WithAdoptions> = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const { db, clock } = deps;
  const answerKept = keepLists(deps);

  const idsOfTypes = (retired: boolean) =>
    (typesOfRequest.getStore() ?? []).filter(({ isRetired }) => isRetired === retired).map(({ id }) => id);
  const facts = {
    today: () => today(clock),
    attributeTypeIds: () => idsOfTypes(false),
    retiredTypeIds: () => idsOfTypes(true),
  };
  const write = {
    permission: "animals.write" as const,
    bodyLimit: BODY_LIMIT,
    preValidation(_request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void): void {
      listAttributeTypes(db).then((types) => typesOfRequest.run(types, done), done);
    },
  };
  const permission = "animals.read";
  const types = {
    permission,
    handler: async () => (await listAttributeTypes(db)).filter(({ isRetired }) => !isRetired),
  } as const;

  serveCalls(
    app,
    "animals",
    { ...animalCalls, ...animalFormCalls, ...intakeCalls },
    {
      "GET /animals": allow({ permission }, (request, reply) => {
        const { actor, query: requested } = request;
        return answerKept(request, reply, audienceOf(actor, requested), () =>
          pageOrWhole({ db, actor }, requested, (at, query) => listAnimals({ db: at, clock, actor }, query)),
        );
      }),
      "GET /animals/meta": allow(permission, ({ actor }) => animalMeta({ db, clock, actor })),
      "GET /animals/:id": allow(permission, async ({ actor, params }) => {
        const find = isStaff(actor) ? findAnimalForStaff : findAnimal;
        return orNotFound(await find({ db, clock, actor }, params.id), recordTexts().animals.notFound);
      }),
      "GET /animal-attribute-types": types,
      "GET /animal-groups/attribute-types": types,
      "GET /animal-attribute-types/:id": allow(permission, async ({ params }) =>
        orNotFound((await listAttributeTypes(db)).find(({ id }) => id === params.id)),
      ),
      "GET /animal-groups/animals/:animalId/attribute-scores": allow(permission, async ({ actor, params }) =>
        orNotFound(await scoresOf({ db, clock, actor }, params.animalId), recordTexts().animals.notFound),
      ),
      "POST /animals": {
        ...write,
        body: animalRequest(facts),
        handler: (request) => addAnimal(contextOf(deps, request), request.body),
      },
      "POST /intakes": {
        ...write,
        body: intakeRequest(facts),
        async handler(request) {
          const context = contextOf(deps, request);
          // Decoding pictures is slow: not for what was sent before.
          const before = await answeredBefore<AnimalDetail>(context, request);
          return before ? before.answer : once(context, request, (within) => takeInNew(within, request.body));
        },
      },
      "PUT /animals/:id": {
        ...write,
        body: animalChange(facts),
        handler: (request) => changeAnimal(contextOf(deps, request), request.params.id, request.body),
      },
      "DELETE /animals/:id": onRecord("animals.write", archiveAnimal),
      "POST /animals/:id/restore": onRecord("animals.restore", restoreAnimal),
    },
  );
};
