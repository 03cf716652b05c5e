import type { FastifyRequest } from "fastify";
import {
  type Adoption,
  type AdoptionAction,
  type AdoptionQuery,
  adoptionCalls,
} from "../../contract/adoption/adoptions.ts";
import { handOverRequest } from "../../contract/animals/hand-over.ts";
import type { AuditedAction } from "../../contract/platform/audit.ts";
import { ById } from "../../contract/platform/shared.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { animalReader } from "../animals/animal.reading.ts";
import { isStaff } from "../base/actor.ts";
import { today } from "../base/clock.ts";
import { orNotFound } from "../base/errors.ts";
import type { Context } from "../database/context.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import type { Deps, Routes } from "../platform/deps.ts";
import { contextOf, signedIn } from "../platform/http/authorization.ts";
import { allow, serveCalls } from "../platform/http/calls.ts";
import { sendPdf } from "../platform/papers/drawing.ts";
import { commandRoutes } from "../platform/records/command-routes.ts";
import { pageOrWhole } from "../platform/records/whole-list.ts";
import { serverTexts } from "../texts/texts.ts";
import { apply } from "./adoption.apply.ts";
import { setAssignees } from "./adoption.assignment.ts";
import { requireStepPermission } from "./adoption.authorization.ts";
import { readBoard } from "./adoption.board.ts";
import * as commands from "./adoption.commands.ts";
import { readContractPdf } from "./adoption.contract.ts";
import { readDraft, saveDraft } from "./adoption.draft.ts";
import { findOwnAdoption } from "./adoption.holder.ts";
import { presentFor, readAdoption, readCreatedAdoption } from "./adoption.present.ts";
import { permissionOf } from "./adoption.process.ts";
import { type AdoptionList, listAdoptions, openApplicationsFor } from "./adoption.queries.ts";
import type { AfterStep, Step } from "./adoption.steps.ts";
import { agreeOnFetching, callOff, handOver, undoHandover } from "./handover/handover.commands.ts";
import { handoverPaper } from "./handover/handover.paper.ts";
import { homecomingCard } from "./homecoming-card.ts";
import { writeTemplate } from "./questionnaire-template.commands.ts";
import { readTemplate } from "./questionnaire-template.queries.ts";

type WithId = { params: { id: number } };

/** Every call about adoptions (spec §7; rules §4, §11). */
export const adoptionRoutes: Routes = (deps) => async (app) => {
  const { onRecord, inContext } = commandRoutes(deps);
  const { db } = deps;
  /** The whole adoption as this person may see it; every change answers it (rules §1). */
  async function present(request: FastifyRequest, id: number): Promise<Adoption> {
    return orNotFound(await readAdoption(deps, signedIn(request), id), recordTexts().adoptions.notFound);
  }
  function listPage(request: FastifyRequest & { query: AdoptionQuery }, list: AdoptionList) {
    const context = contextOf(deps, request);
    return pageOrWhole(context, request.query, (at, query) => listAdoptions({ ...context, db: at }, list, query));
  }
  /** Audits that staff read an adoption (rules §10); the commands audit changes. */
  async function auditRead(request: FastifyRequest & WithId, action: AuditedAction): Promise<void> {
    const context = contextOf(deps, request);
    if (isStaff(context.actor)) await audit(context, action, { subject: "adoption", id: request.params.id });
  }
  /** The route of a step, which answers the adoption after it. */
  const step = <Body = unknown>(
    action: AdoptionAction,
    take: (step: Step, body: Body, address: string) => AfterStep,
  ) => ({
    permission: permissionOf(action),
    attachValidation: true,
    /** Somebody who may not take this step gets 403, and not the errors of the fields. */
    async preHandler(request: FastifyRequest) {
      const { validationError, params } = request;
      if (!validationError) return;
      const { success, data } = ById.safeParse(params);
      if (success) await requireStepPermission(db, signedIn(request), data.id, action);
      throw validationError;
    },
    async handler(request: FastifyRequest & WithId & { body: Body }): Promise<Adoption> {
      const context = { ...contextOf(deps, request), adoptionId: request.params.id };
      const after = await take(context, request.body, request.ip);
      return orNotFound(after && (await presentFor(context, after)), recordTexts().adoptions.notFound);
    },
  });
  /** All staff hand animals over, so it is answered also to those to whom the adoption is not assigned. */
  const handover = <Body>(run: (context: Deps & Context, id: number, body: Body) => Promise<void>) =>
    onRecord("adoptions.handOver", async (context, id: number, body: Body) => {
      await run(context, id, body);
      return readCreatedAdoption(context, context.actor, id);
    });

  serveCalls(app, "adoptions", adoptionCalls, {
    "GET /adoptions": allow({ permission: "adoptions.readAll", config: { auditedList: "adoption" } }, (request) =>
      listPage(request, "all"),
    ),
    "GET /adoptions/assigned": allow(
      { permission: "adoptions.readAssigned", config: { auditedList: "adoption" } },
      (request) => listPage(request, "assigned"),
    ),
    "GET /adoptions/me": allow("adoptions.read", (request) => listPage(request, "mine")),
    "GET /adoptions/board": inContext(
      { permission: "adoptions.readAssigned", config: { auditedList: "adoption" } },
      (context, { query }) => readBoard(context, query),
    ),
    "GET /animals/:id/applications": animalReader(deps)("adoptions.readAssigned", openApplicationsFor),
    "GET /animals/:id/own-adoption": inContext("adoptions.own", async (context, { params }) => ({
      ownAdoption: await findOwnAdoption(db, context.actor.personId, params.id),
    })),
    "GET /adoptions/:id": allow("adoptions.read", async (request) => {
      const adoption = await present(request, request.params.id);
      await auditRead(request, "read");
      return adoption;
    }),
    "POST /adoptions/applications": inContext("adoptions.apply", async (context, { body }) => {
      const id = await apply(context, body);
      return readCreatedAdoption(deps, context.actor, id);
    }),
    "POST /adoptions/:id/questionnaire/send": step("questionnaire/send", commands.sendQuestionnaire),
    "POST /adoptions/:id/questionnaire/submit": step("questionnaire/submit", commands.submitQuestionnaire),
    "GET /adoptions/:id/questionnaire/draft": onRecord("adoptions.draft", readDraft),
    "PUT /adoptions/:id/questionnaire/draft": onRecord("adoptions.draft", saveDraft),
    "POST /adoptions/:id/questionnaire/staff-review": step("questionnaire/staff-review", commands.reviewQuestionnaire),
    "POST /adoptions/:id/main-caretaker/decision": step("main-caretaker/decision", commands.decideAsMainCaretaker),
    "POST /adoptions/:id/home-check/complete": step("home-check/complete", commands.completeHomeCheck),
    "POST /adoptions/:id/contract/issue": step("contract/issue", commands.issueContractAgain),
    "POST /adoptions/:id/contract/withdraw": step("contract/withdraw", commands.withdrawContract),
    "POST /adoptions/:id/contract/accept": step("contract/accept", commands.answerContract),
    "POST /adoptions/:id/hand-over": {
      ...handover(handOver),
      body: handOverRequest({ today: () => today(deps.clock) }),
    },
    "POST /adoptions/:id/hand-over/undo": handover(undoHandover),
    "POST /adoptions/:id/hand-over/call-off": handover(callOff),
    "PUT /adoptions/:id/fetching": handover(agreeOnFetching),
    "GET /adoptions/:id/hand-over/paper": inContext("adoptions.handOver", async (context, request, reply) => {
      const { id } = request.params;
      const paper = await handoverPaper(context, id);
      await auditRead(request, "read");
      return sendPdf(reply, serverTexts().handoverPaper.fileName(id), paper);
    }),
    "POST /adoptions/:id/withdraw": step("withdraw", commands.withdraw),
    "POST /adoptions/:id/reject": step("reject", commands.reject),
    "PUT /adoptions/:id/assignees": inContext("adoptions.assign", async (context, request) => {
      await setAssignees(context, request.params.id, request.body.employeeIds);
      return present(request, request.params.id);
    }),
    "GET /adoptions/:id/contract": inContext("adoptions.read", async (context, request, reply) => {
      const paper = orNotFound(await readContractPdf(context, request.params.id), recordTexts().adoptions.notFound);
      await auditRead(request, "read contract");
      return sendPdf(reply, `adoption-contract-${request.params.id}.pdf`, paper);
    }),
    "GET /adoptions/:id/homecoming-card": inContext(
      "adoptions.own",
      async (context, { params: { id }, query }, reply) => {
        const card = orNotFound(
          await homecomingCard(context, id, query.shape ?? "wide"),
          recordTexts().adoptions.notFound,
        );
        const name = serverTexts().cards.homecoming.fileName(id);
        return reply.type("image/jpeg").header("content-disposition", `inline; filename="${name}"`).send(card);
      },
    ),
    "GET /adoptions/questionnaire/template": allow("questionnaireTemplate.read", () => readTemplate(db)),
    "PUT /adoptions/questionnaire/template": inContext("questionnaireTemplate.write", async (context, { body }) => {
      await writeTemplate(context, body);
      return readTemplate(db);
    }),
  });
};
