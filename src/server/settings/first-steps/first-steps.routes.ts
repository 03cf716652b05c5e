import { firstStepCalls } from "../../../contract/settings/first-steps.ts";
import { saveFact } from "../../database/installation.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { type Payments, readFirstSteps, STEPS_SHOWN } from "./first-steps.queries.ts";
import { sendTestLetter } from "./test-letter.commands.ts";

/** The first steps of an own shelter on the dashboard (rules §12). */
export const firstStepRoutes: Routes<Payments> = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const permission = "shelter.write";
  const read = async () => readFirstSteps(deps, await deps.shelter.current());
  serveCalls(app, "first steps", firstStepCalls, {
    "GET /shelter/first-steps": { permission, handler: read },
    "PUT /shelter/first-steps": allow(permission, async ({ body }) => {
      await saveFact(deps.db, STEPS_SHOWN, { value: body.isShown ? "shown" : "hidden", at: deps.clock.now() });
      return read();
    }),
    "POST /shelter/test-letter": inContext(permission, (context, { ip }) => sendTestLetter(context, ip)),
  });
};
