import type { FastifyRequest } from "fastify";
import { contactCalls } from "../../contract/contact.ts";
import { contactMessageCalls, type ReceivedMessage } from "../../contract/contact-messages.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { isRobot, markAnswered, openMessage, receiveMessage, removeMessage } from "./contact.commands.ts";
import { findMessage, listMessages } from "./contact.queries.ts";
import { closeMessage, replyToMessage } from "./contact.replies.ts";

/** The contact form, and its messages for staff (spec §7; rules §6, §11). */
export const contactRoutes: Routes = (deps) => async (app) => {
  const { db, clock } = deps;

  async function present(request: FastifyRequest, id: number): Promise<ReceivedMessage> {
    const message = await findMessage(db, signedIn(request), id);
    if (!message) throw notFound(recordTexts().messages.notFound);
    return message;
  }

  const mark = (isAnswered: boolean) => ({
    permission: "contactMessages.answer" as const,
    async handler(request: FastifyRequest & { params: { id: number } }) {
      const { id } = request.params;
      await markAnswered(contextOf(deps, request), id, isAnswered);
      return present(request, id);
    },
  });

  const close = (isClosed: boolean) => ({
    permission: "contactMessages.answer" as const,
    async handler(request: FastifyRequest & { params: { id: number } }) {
      const { id } = request.params;
      await closeMessage(contextOf(deps, request), id, isClosed);
      return present(request, id);
    },
  });

  serveCalls(
    app,
    "contact",
    { ...contactCalls, ...contactMessageCalls },
    {
      "POST /contact/send": {
        permission: "contact.send",
        async handler({ body, actor, ip }) {
          // A robot gets the normal answer, so that it does not notice.
          if (!isRobot(body, clock.now())) await receiveMessage({ ...deps, actor }, ip, body);
          return body;
        },
      },
      "GET /contact/messages": {
        permission: "contactMessages.read",
        config: { auditedList: "contact message" },
        handler(request) {
          const actor = signedIn(request);
          return pageOrWhole({ db, actor }, request.query, (at, query) => listMessages(at, actor, query));
        },
      },
      "GET /contact/messages/:id": {
        permission: "contactMessages.read",
        async handler(request) {
          const { id } = request.params;
          await openMessage(contextOf(deps, request), id);
          return present(request, id);
        },
      },
      "POST /contact/messages/:id/replies": {
        permission: "contactMessages.answer",
        async handler(request) {
          const { id } = request.params;
          await replyToMessage(contextOf(deps, request), id, request.body);
          return present(request, id);
        },
      },
      "POST /contact/messages/:id/close": close(true),
      "POST /contact/messages/:id/reopen": close(false),
      "POST /contact/messages/:id/answered": mark(true),
      "POST /contact/messages/:id/not-answered": mark(false),
      "DELETE /contact/messages/:id": {
        permission: "contactMessages.delete",
        handler: (request) => removeMessage(contextOf(deps, request), request.params.id),
      },
    },
  );
};
