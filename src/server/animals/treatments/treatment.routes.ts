import { treatmentRuleCalls } from "../../../contract/animals/treatment-rules.ts";
import {
  giveRequest,
  treatmentCalls,
  treatmentChange,
  treatmentRequest,
} from "../../../contract/animals/treatments.ts";
import { vetCalls } from "../../../contract/animals/vet.ts";
import { today } from "../../base/clock.ts";
import { may } from "../../base/policy.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { animalReader } from "../animal.reading.ts";
import { confirmBatch, listBatchesInHand } from "./confirmed-batches.ts";
import { addTreatment, correctTreatment } from "./treatment.by-hand.ts";
import { giveTreatments, skipTreatment, undoTreatments } from "./treatment.commands.ts";
import { dueTreatments, listBatches, listKinds, treatmentsOf } from "./treatment.queries.ts";
import { changeKind, changeRule } from "./treatment-rule.commands.ts";
import { readVet, saveVet, switchOff } from "./vet.commands.ts";

/** Doses and batches, for staff, and the rules, which admins change (rules §14). */
export const treatmentRoutes: Routes = (deps) => async (app) => {
  const { onRecord, withBody, inContext } = commandRoutes(deps);
  const { db, clock } = deps;
  const facts = { today: () => today(clock) };
  const [read, write] = ["treatments.read", "treatments.write"] as const;
  serveCalls(app, "treatments", treatmentCalls, {
    "GET /treatments": allow(read, ({ query }) => dueTreatments(db, clock, query)),
    "POST /treatments/give": { ...withBody(write, giveTreatments), body: giveRequest(facts) },
    "GET /treatments/confirmed-batches": inContext(write, async (context) => ({
      items: await listBatchesInHand(context),
    })),
    "POST /treatments/confirm-batch": withBody(write, confirmBatch),
    "POST /treatments/undo": withBody(write, undoTreatments),
    "POST /treatments/:id/skip": onRecord(write, skipTreatment),
    "PUT /treatments/:id": { ...onRecord(write, correctTreatment), body: treatmentChange(facts) },
    "GET /treatments/batches": allow(read, async () => ({ items: await listBatches(db) })),
    "GET /animals/:id/treatments": animalReader(deps)(read, async (_context, id) => ({
      items: await treatmentsOf(db, id),
    })),
    "POST /animals/:id/treatments": { ...onRecord(write, addTreatment), body: treatmentRequest(facts) },
  });
  serveCalls(app, "treatments", treatmentRuleCalls, {
    "GET /treatment-kinds": inContext(read, async (context) => ({ items: await listKinds(context) })),
    "PUT /treatment-kinds/:id": onRecord("treatmentRules.write", changeKind),
    "PUT /treatment-rules/:id": onRecord("treatmentRules.write", changeRule),
  });
  serveCalls(app, "treatments", vetCalls, {
    "GET /shelter/vet": inContext(read, async ({ db: reading, actor }) => ({
      vet: await readVet(reading),
      actions: may(actor, "treatmentRules.write") ? ["edit"] : [],
    })),
    "PUT /shelter/vet": withBody("treatmentRules.write", saveVet),
    "POST /treatment-rules/switch-off": withBody("treatmentRules.write", switchOff),
  });
};
