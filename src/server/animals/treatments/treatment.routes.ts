import { treatmentRuleCalls } from "../../../contract/animals/treatment-rules.ts";
import {
  giveRequest,
  treatmentCalls,
  treatmentChange,
  treatmentRequest,
} from "../../../contract/animals/treatments.ts";
import { today } from "../../platform/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { animalReader } from "../animal.reading.ts";
import { confirmBatch, listBatchesInHand } from "./confirmed-batches.ts";
import { addTreatment, correctTreatment } from "./treatment.by-hand.ts";
import { giveTreatments, skipTreatment, undoTreatments } from "./treatment.commands.ts";
import { dueTreatments, listBatches, listKinds, treatmentsOf } from "./treatment.queries.ts";
import { changeKind, changeRule } from "./treatment-rule.commands.ts";

/** Doses and batches, for staff, and the rules, which admins change (rules §14). */
export const treatmentRoutes: Routes = (deps) => async (app) => {
  const { onRecord, withBody } = commandRoutes(deps);
  const { db, clock } = deps;
  const facts = { today: () => today(clock) };
  const [read, write] = ["treatments.read", "treatments.write"] as const;
  serveCalls(app, "treatments", treatmentCalls, {
    "GET /treatments": {
      permission: read,
      handler: async ({ query }) => ({ items: await dueTreatments(db, clock, query) }),
    },
    "POST /treatments/give": { ...withBody(write, giveTreatments), body: giveRequest(facts) },
    "GET /treatments/confirmed-batches": {
      permission: write,
      handler: async (request) => ({ items: await listBatchesInHand(contextOf(deps, request)) }),
    },
    "POST /treatments/confirm-batch": withBody(write, confirmBatch),
    "POST /treatments/undo": withBody(write, undoTreatments),
    "POST /treatments/:id/skip": onRecord(write, skipTreatment),
    "PUT /treatments/:id": { ...onRecord(write, correctTreatment), body: treatmentChange(facts) },
    "GET /treatments/batches": { permission: read, handler: async () => ({ items: await listBatches(db) }) },
    "GET /animals/:id/treatments": animalReader(deps)(read, async (_context, id) => ({
      items: await treatmentsOf(db, id),
    })),
    "POST /animals/:id/treatments": { ...onRecord(write, addTreatment), body: treatmentRequest(facts) },
  });
  serveCalls(app, "treatments", treatmentRuleCalls, {
    "GET /treatment-kinds": {
      permission: read,
      handler: async (request) => ({ items: await listKinds(contextOf(deps, request)) }),
    },
    "PUT /treatment-kinds/:id": onRecord("treatmentRules.write", changeKind),
    "PUT /treatment-rules/:id": onRecord("treatmentRules.write", changeRule),
  });
};
