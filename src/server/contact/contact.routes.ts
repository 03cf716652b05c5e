import type { FastifyRequest } from "fastify";
import { contactCalls } from "../../contract/contact.ts";
import { contactMessageCalls, type ReceivedMessage } from "../../contract/contact-messages.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { Context } from "../context.ts";
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

  /** A call that puts one message into another state; it answers the message as it is then. */
  const change = (put: (context: Context, id: number, isSo: boolean) => Promise<void>, isSo: boolean) => ({
    permission: "contactMessages.answer" as const,
    async handler(request: FastifyRequest & { params: { id: number } }) {
      const { id } = request.params;
      await put(contextOf(deps, request), id, isSo);
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
      "POST /contact/messages/:id/close": change(closeMessage, true),
      "POST /contact/messages/:id/reopen": change(closeMessage, false),
      "POST /contact/messages/:id/answered": change(markAnswered, true),
      "POST /contact/messages/:id/not-answered": change(markAnswered, false),
      "DELETE /contact/messages/:id": {
        permission: "contactMessages.delete",
        handler: (request) => removeMessage(contextOf(deps, request), request.params.id),
      },
    },
  );
};
