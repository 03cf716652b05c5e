import type { Observation } from "../../../contract/animals/observations.ts";
import { observationCalls, observationRequest } from "../../../contract/animals/observations.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { prepareUploads, withStoredFiles } from "../../platform/photos/photo.commands.ts";
import { PhotoRefused } from "../../platform/photos/photo.refusal.ts";
import { photoBodyLimit, sendPrivately } from "../../platform/photos/photo.requests.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { answeredBefore, once } from "../../platform/records/once.ts";
import { requireAnimal } from "../animal.queries.ts";
import { animalReader } from "../animal.reading.ts";
import { addObservation, undoObservation } from "./observation.commands.ts";
import { observationPhotoKey, observationsOf } from "./observation.queries.ts";
import { unusualAnimals } from "./unusual.queries.ts";

/** What staff see of animals on the rounds (rules §14). */
export const observationRoutes: Routes = (deps) => async (app) => {
  const { onRecord, inContext } = commandRoutes(deps);
  const ofAnimal = animalReader(deps);
  const [read, write] = ["care.read", "care.write"] as const;
  serveCalls(app, "observations", observationCalls, {
    "GET /animals/:id/observations": ofAnimal(read, async ({ db }, id) => ({ items: await observationsOf(db, id) })),
    "POST /animals/:id/observations": inContext(
      { permission: write, bodyLimit: photoBodyLimit(1), body: observationRequest({ today: () => today(deps.clock) }) },
      async (context, request) => {
        const { params, body } = request;
        // Decoding a picture is slow: not for what was sent before, nor for an animal that is not there.
        const before = await answeredBefore<Observation>(context, request);
        if (before) return before.answer;
        await requireAnimal(context, params.id);
        const pictures = await prepareUploads(body.photo ? [body.photo] : []).catch(nameField);
        return withStoredFiles(deps, pictures, ([photo]) =>
          once(context, request, (within) => addObservation(within, params.id, body, photo)),
        );
      },
    ),
    "DELETE /observations/:id": onRecord(write, undoObservation),
    "GET /observations/:id/photo": allow(read, async ({ params }, reply) =>
      sendPrivately(reply, deps.photoStore, await observationPhotoKey(deps.db, params.id)),
    ),
    "GET /observations/unusual": allow(read, async () => ({ items: await unusualAnimals(deps) })),
  });
};

/** Names the field `photo` in a refusal of the photo. @throws always */
function nameField(error: unknown): never {
  throw error instanceof PhotoRefused ? error.at("photo") : error;
}
