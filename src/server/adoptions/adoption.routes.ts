import type { FastifyRequest } from "fastify";
import {
  ADOPTION_TEXT,
  Adoption,
  type AdoptionAction,
  AdoptionApplication,
  AdoptionPage,
  AdoptionQuery,
  Assignees,
  ContractAnswer,
  Decision,
  OwnAdoptionOfAnimal,
  QuestionnaireAnswers,
  QuestionnaireDraft,
  QuestionnaireTemplate,
  Rejection,
  StaffReview,
} from "../../contract/adoptions.ts";
import { ById } from "../../contract/shared.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
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

const tags = ["adoptions"];
const stepBy = (action: AdoptionAction) => ({ permission: permissionOf(action) });
const read = { permission: "adoptions.read" } as const;
const list = { tags, querystring: AdoptionQuery, response: { 200: AdoptionPage } };
const one = { tags, params: ById, response: { 200: Adoption } };

/** Every call about adoptions (spec §7; decisions §4, §11). */
export const adoptionRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;
  /** The whole adoption as this person sees it after what they did (decisions §1). */
  async function present(request: FastifyRequest, id: number): Promise<Adoption> {
    const adoption = await readAdoption(db, signedIn(request), id);
    if (!adoption) throw notFound(ADOPTION_TEXT.notFound);
    return adoption;
  }
  function listed(request: FastifyRequest<{ Querystring: AdoptionQuery }>, list: AdoptionList) {
    const actor = signedIn(request);
    return pageOrWhole({ db, actor }, request.query, (at, query) => listAdoptions(at, actor, list, query));
  }
  /** What staff look at is written down (decisions §10); what they did themselves is, too, where it is done. */
  async function seen(request: FastifyRequest<{ Params: { id: number } }>, action: string): Promise<void> {
    const context = contextOf(deps, request);
    if (isStaff(context.actor)) await audit(context, action, { subject: "adoption", id: request.params.id });
  }
  /** Whoever may not take this step is told so, whatever they sent: a refusal by permission comes before one by field. */
  const moveWithFields = (action: AdoptionAction) => ({
    config: stepBy(action),
    attachValidation: true,
    async preHandler(request: FastifyRequest) {
      const { validationError, params } = request;
      if (!validationError) return;
      const { success, data } = ById.safeParse(params);
      if (success) await refuseStep(db, signedIn(request), data.id, action);
      throw validationError;
    },
  });
  const stepOf = (request: FastifyRequest, adoptionId: number): commands.Step => ({
    ...contextOf(deps, request),
    adoptionId,
  });

  app.get(
    "/adoptions",
    { config: { permission: "adoptions.readAll", auditedList: "adoption" }, schema: list },
    (request) => listed(request, "all"),
  );
  app.get(
    "/adoptions/assigned",
    { config: { permission: "adoptions.readAssigned", auditedList: "adoption" }, schema: list },
    (request) => listed(request, "assigned"),
  );
  app.get("/adoptions/me", { config: read, schema: list }, (request) => listed(request, "mine"));
  app.get(
    "/animals/:id/own-adoption",
    {
      config: { permission: "adoptions.own" },
      schema: { tags, params: ById, response: { 200: OwnAdoptionOfAnimal } },
    },
    async (request) => ({
      ownAdoption: await findOwnAdoption(db, signedIn(request).personId, request.params.id),
    }),
  );
  app.get("/adoptions/:id", { config: read, schema: one }, async (request) => {
    const adoption = await present(request, request.params.id);
    await seen(request, "read");
    return adoption;
  });

  app.post(
    "/adoptions/applications",
    {
      config: { permission: "adoptions.apply" },
      schema: { tags, body: AdoptionApplication, response: { 201: Adoption } },
    },
    async (request, reply) => {
      const id = await apply(contextOf(deps, request), request.body);
      return reply.code(201).send(await readEntered(db, signedIn(request), id));
    },
  );

  app.post(
    "/adoptions/:id/questionnaire/send",
    { config: stepBy("questionnaire/send"), schema: one },
    async (request) => {
      await commands.sendQuestionnaire(stepOf(request, request.params.id));
      return present(request, request.params.id);
    },
  );
  app.post(
    "/adoptions/:id/questionnaire/submit",
    { ...moveWithFields("questionnaire/submit"), schema: { ...one, body: QuestionnaireAnswers } },
    async (request) => {
      await commands.submitQuestionnaire(stepOf(request, request.params.id), request.body);
      return present(request, request.params.id);
    },
  );
  const draft = { tags, params: ById, response: { 200: QuestionnaireDraft } };
  app.get(
    "/adoptions/:id/questionnaire/draft",
    { config: { permission: "adoptions.draft" }, schema: draft },
    (request) => readDraft(contextOf(deps, request), request.params.id),
  );
  app.put(
    "/adoptions/:id/questionnaire/draft",
    {
      config: { permission: "adoptions.draft" },
      schema: { ...draft, body: QuestionnaireDraft },
    },
    (request) => keepDraft(contextOf(deps, request), request.params.id, request.body),
  );
  app.post(
    "/adoptions/:id/questionnaire/staff-review",
    { ...moveWithFields("questionnaire/staff-review"), schema: { ...one, body: StaffReview } },
    async (request) => {
      await commands.reviewQuestionnaire(stepOf(request, request.params.id), request.body);
      return present(request, request.params.id);
    },
  );
  app.post(
    "/adoptions/:id/main-caretaker/decision",
    { ...moveWithFields("main-caretaker/decision"), schema: { ...one, body: Decision } },
    async (request) => {
      await commands.decideAsMainCaretaker(stepOf(request, request.params.id), request.body);
      return present(request, request.params.id);
    },
  );
  app.post(
    "/adoptions/:id/home-check/complete",
    { ...moveWithFields("home-check/complete"), schema: { ...one, body: Decision } },
    async (request) => {
      await commands.completeHomeCheck(stepOf(request, request.params.id), request.body);
      return present(request, request.params.id);
    },
  );
  app.post("/adoptions/:id/contract/issue", { config: stepBy("contract/issue"), schema: one }, async (request) => {
    await commands.issueContractAgain(stepOf(request, request.params.id));
    return present(request, request.params.id);
  });
  app.post(
    "/adoptions/:id/contract/accept",
    { ...moveWithFields("contract/accept"), schema: { ...one, body: ContractAnswer } },
    async (request) => {
      await commands.answerContract(stepOf(request, request.params.id), request.body, request.ip);
      return present(request, request.params.id);
    },
  );
  app.post("/adoptions/:id/withdraw", { config: stepBy("withdraw"), schema: one }, async (request) => {
    await commands.withdraw(stepOf(request, request.params.id));
    return present(request, request.params.id);
  });
  app.post(
    "/adoptions/:id/reject",
    { ...moveWithFields("reject"), schema: { ...one, body: Rejection } },
    async (request) => {
      await commands.reject(stepOf(request, request.params.id), request.body);
      return present(request, request.params.id);
    },
  );

  app.put(
    "/adoptions/:id/assignees",
    { config: { permission: "adoptions.assign" }, schema: { ...one, body: Assignees } },
    async (request) => {
      await setAssignees(contextOf(deps, request), request.params.id, request.body.employeeIds);
      return present(request, request.params.id);
    },
  );
  app.get("/adoptions/:id/contract", { config: read, schema: { tags, params: ById } }, async (request, reply) => {
    const paper = await contractPaper(db, signedIn(request), request.params.id);
    if (!paper) throw notFound(ADOPTION_TEXT.notFound);
    await seen(request, "read contract");
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="adoption-contract-${request.params.id}.pdf"`)
      .send(paper);
  });

  app.get(
    "/adoptions/questionnaire/template",
    {
      config: { permission: "questionnaireTemplate.read" },
      schema: { tags, response: { 200: QuestionnaireTemplate } },
    },
    () => readTemplate(db),
  );
  app.put(
    "/adoptions/questionnaire/template",
    {
      config: { permission: "questionnaireTemplate.write" },
      schema: { tags, body: QuestionnaireTemplate, response: { 200: QuestionnaireTemplate } },
    },
    async (request) => {
      await writeTemplate(contextOf(deps, request), request.body);
      return readTemplate(db);
    },
  );
};
