import type { FastifyRequest } from "fastify";
import { CONTACT_TEXT, ContactMessage, ContactRequest } from "../../contract/contact.ts";
import { ReceivedMessage, ReceivedMessagePage, ReceivedMessageQuery } from "../../contract/contact-messages.ts";
import { ById } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { isRobot, markAnswered, openMessage, removeMessage, takeMessage } from "./contact.commands.ts";
import { findMessage, listMessages } from "./contact.queries.ts";

const tags = ["contact"];
const one = { tags, params: ById, response: { 200: ReceivedMessage } };
const read = { permission: "contactMessages.read" } as const;
const answer = { permission: "contactMessages.answer" } as const;
const remove = { permission: "contactMessages.delete" } as const;

/** The contact form, and its messages as staff read them (spec §7; decisions §6, §11). */
export const contactRoutes: Routes = (deps) => async (app) => {
  const { db, clock } = deps;

  async function present(request: FastifyRequest, id: number): Promise<ReceivedMessage> {
    const message = await findMessage(db, signedIn(request), id);
    if (!message) throw notFound(CONTACT_TEXT.notFound);
    return message;
  }

  app.post(
    "/contact/send",
    {
      config: { permission: "contact.send" },
      schema: { tags, body: ContactRequest, response: { 201: ContactMessage } },
    },
    async ({ body, actor, ip }, reply) => {
      // A robot is answered like everybody else, so that it learns nothing.
      if (!isRobot(body, clock.now())) await takeMessage({ ...deps, actor }, ip, body);
      return reply.code(201).send(body);
    },
  );

  app.get(
    "/contact/messages",
    {
      config: { ...read, auditedList: "contact message" },
      schema: { tags, querystring: ReceivedMessageQuery, response: { 200: ReceivedMessagePage } },
    },
    (request) => {
      const actor = signedIn(request);
      return pageOrWhole({ db, actor }, request.query, (at, query) => listMessages(at, actor, query));
    },
  );

  app.get("/contact/messages/:id", { config: read, schema: one }, async (request) => {
    const { id } = request.params;
    await openMessage(contextOf(deps, request), id);
    return present(request, id);
  });

  for (const [call, isAnswered] of [
    ["answered", true],
    ["not-answered", false],
  ] as const) {
    app.post(`/contact/messages/:id/${call}`, { config: answer, schema: one }, async (request) => {
      const { id } = request.params;
      await markAnswered(contextOf(deps, request), id, isAnswered);
      return present(request, id);
    });
  }

  app.delete("/contact/messages/:id", { config: remove, schema: { tags, params: ById } }, async (request, reply) => {
    await removeMessage(contextOf(deps, request), request.params.id);
    return reply.code(204).send();
  });
};
