import { intakeChange, outcomeRequest, stayCalls, stayRequest } from "../../../contract/animals/stays.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import type { WithAdoptions } from "../adoptions-of-animal.ts";
import { animalReader } from "../animal.reading.ts";
import { staysOf } from "../stays/stay.queries.ts";
import { recordOutcome, reopenStay, takeIn } from "./stay.commands.ts";
import { correctIntake } from "./stay.correction.ts";

/** Stays, for staff (rules §14). */
export const stayRoutes: Routes<WithAdoptions> = (deps) => async (app) => {
  const ofAnimal = animalReader(deps);
  const { onRecord } = commandRoutes(deps);
  const facts = { today: () => today(deps.clock) };
  const [read, write] = ["stays.read", "stays.write"] as const;
  serveCalls(app, "stays", stayCalls, {
    "GET /animals/:id/stays": ofAnimal(read, async ({ db }, id) => ({ items: await staysOf(db, id) })),
    "POST /animals/:id/stays": { ...onRecord(write, takeIn), body: stayRequest(facts) },
    "PUT /stays/:id": { ...onRecord(write, correctIntake), body: intakeChange(facts) },
    "POST /stays/:id/outcome": { ...onRecord(write, recordOutcome), body: outcomeRequest(facts) },
    "POST /stays/:id/reopen": onRecord(write, reopenStay),
  });
};
