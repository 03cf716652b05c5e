import type { FastifyRequest } from "fastify";
import {
  ADOPTION_TEXT,
  type Adoption,
  type AdoptionAction,
  type AdoptionQuery,
  adoptionCalls,
} from "../../contract/adoptions.ts";
import { ById } from "../../contract/shared.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { isStaff } from "../sessions/actor.ts";
import { apply } from "./adoption.apply.ts";
import { setAssignees } from "./adoption.assignment.ts";
import { refuseStep } from "./adoption.authorization.ts";
import * as commands from "./adoption.commands.ts";
import { contractPaper } from "./adoption.contract.ts";
import { keepDraft, readDraft } from "./adoption.draft.ts";
import { findOwnAdoption } from "./adoption.own.ts";
import { readAdoption, readEntered } from "./adoption.present.ts";
import { permissionOf } from "./adoption.process.ts";
import { type AdoptionList, listAdoptions } from "./adoption.queries.ts";
import { readTemplate, writeTemplate } from "./questionnaire-template.queries.ts";

type OfOne = { params: { id: number } };

/** Every call about adoptions (spec §7; decisions §4, §11). */
export const adoptionRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;
  /** The whole adoption as this person sees it after what they did (decisions §1). */
  async function present(request: FastifyRequest, id: number): Promise<Adoption> {
    const adoption = await readAdoption(db, signedIn(request), id);
    if (!adoption) throw notFound(ADOPTION_TEXT.notFound);
    return adoption;
  }
  function listed(request: FastifyRequest & { query: AdoptionQuery }, list: AdoptionList) {
    const actor = signedIn(request);
    return pageOrWhole({ db, actor }, request.query, (at, query) => listAdoptions(at, actor, list, query));
  }
  /** What staff look at is written down (decisions §10); what they did themselves is, too, where it is done. */
  async function seen(request: FastifyRequest & OfOne, action: string): Promise<void> {
    const context = contextOf(deps, request);
    if (isStaff(context.actor)) await audit(context, action, { subject: "adoption", id: request.params.id });
  }
  /** The call of a step, which answers the adoption as it is then. */
  const step = <Body = unknown>(
    action: AdoptionAction,
    take: (step: commands.Step, request: FastifyRequest & { body: Body }) => Promise<unknown>,
  ) => ({
    permission: permissionOf(action),
    attachValidation: true,
    /** Whoever may not take this step is told so, whatever they sent: a refusal by permission comes before one by field. */
    async preHandler(request: FastifyRequest) {
      const { validationError, params } = request;
      if (!validationError) return;
      const { success, data } = ById.safeParse(params);
      if (success) await refuseStep(db, signedIn(request), data.id, action);
      throw validationError;
    },
    async handler(request: FastifyRequest & OfOne & { body: Body }): Promise<Adoption> {
      await take({ ...contextOf(deps, request), adoptionId: request.params.id }, request);
      return present(request, request.params.id);
    },
  });

  serveCalls(app, "adoptions", adoptionCalls, {
    "GET /adoptions": {
      permission: "adoptions.readAll",
      config: { auditedList: "adoption" },
      handler: (request) => listed(request, "all"),
    },
    "GET /adoptions/assigned": {
      permission: "adoptions.readAssigned",
      config: { auditedList: "adoption" },
      handler: (request) => listed(request, "assigned"),
    },
    "GET /adoptions/me": { permission: "adoptions.read", handler: (request) => listed(request, "mine") },
    "GET /animals/:id/own-adoption": {
      permission: "adoptions.own",
      handler: async (request) => ({
        ownAdoption: await findOwnAdoption(db, signedIn(request).personId, request.params.id),
      }),
    },
    "GET /adoptions/:id": {
      permission: "adoptions.read",
      async handler(request) {
        const adoption = await present(request, request.params.id);
        await seen(request, "read");
        return adoption;
      },
    },
    "POST /adoptions/applications": {
      permission: "adoptions.apply",
      async handler(request) {
        const id = await apply(contextOf(deps, request), request.body);
        return readEntered(db, signedIn(request), id);
      },
    },
    "POST /adoptions/:id/questionnaire/send": step("questionnaire/send", commands.sendQuestionnaire),
    "POST /adoptions/:id/questionnaire/submit": step("questionnaire/submit", (step, { body }) =>
      commands.submitQuestionnaire(step, body),
    ),
    "GET /adoptions/:id/questionnaire/draft": {
      permission: "adoptions.draft",
      handler: (request) => readDraft(contextOf(deps, request), request.params.id),
    },
    "PUT /adoptions/:id/questionnaire/draft": {
      permission: "adoptions.draft",
      handler: (request) => keepDraft(contextOf(deps, request), request.params.id, request.body),
    },
    "POST /adoptions/:id/questionnaire/staff-review": step("questionnaire/staff-review", (step, { body }) =>
      commands.reviewQuestionnaire(step, body),
    ),
    "POST /adoptions/:id/main-caretaker/decision": step("main-caretaker/decision", (step, { body }) =>
      commands.decideAsMainCaretaker(step, body),
    ),
    "POST /adoptions/:id/home-check/complete": step("home-check/complete", (step, { body }) =>
      commands.completeHomeCheck(step, body),
    ),
    "POST /adoptions/:id/contract/issue": step("contract/issue", commands.issueContractAgain),
    "POST /adoptions/:id/contract/accept": step("contract/accept", (step, { body, ip }) =>
      commands.answerContract(step, body, ip),
    ),
    "POST /adoptions/:id/withdraw": step("withdraw", commands.withdraw),
    "POST /adoptions/:id/reject": step("reject", (step, { body }) => commands.reject(step, body)),
    "PUT /adoptions/:id/assignees": {
      permission: "adoptions.assign",
      async handler(request) {
        await setAssignees(contextOf(deps, request), request.params.id, request.body.employeeIds);
        return present(request, request.params.id);
      },
    },
    "GET /adoptions/:id/contract": {
      permission: "adoptions.read",
      async handler(request, reply) {
        const paper = await contractPaper(db, signedIn(request), request.params.id);
        if (!paper) throw notFound(ADOPTION_TEXT.notFound);
        await seen(request, "read contract");
        return reply
          .type("application/pdf")
          .header("content-disposition", `inline; filename="adoption-contract-${request.params.id}.pdf"`)
          .send(paper);
      },
    },
    "GET /adoptions/questionnaire/template": {
      permission: "questionnaireTemplate.read",
      handler: () => readTemplate(db),
    },
    "PUT /adoptions/questionnaire/template": {
      permission: "questionnaireTemplate.write",
      async handler(request) {
        await writeTemplate(contextOf(deps, request), request.body);
        return readTemplate(db);
      },
    },
  });
};
