import type { FastifyRequest } from "fastify";
import { contactCalls } from "../../../contract/outreach/contact.ts";
import { contactMessageCalls, type ReceivedMessage } from "../../../contract/outreach/contact-messages.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Context } from "../../platform/context.ts";
import type { Routes } from "../../platform/deps.ts";
import { orNotFound } from "../../platform/errors.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { isRobot, markMessage, openMessage, receiveMessage, removeMessage } from "./contact.commands.ts";
import { findMessage, listMessages } from "./contact.queries.ts";
import { replyToMessage } from "./contact.replies.ts";

/** The contact form, and its messages for staff (spec §7; rules §6, §11). */
export const contactRoutes: Routes = (deps) => async (app) => {
  const { db, clock } = deps;

  /** The message as this person sees it. @throws HttpProblem 404 */
  const present = async (request: FastifyRequest, id: number): Promise<ReceivedMessage> =>
    orNotFound(await findMessage(db, signedIn(request), id), recordTexts().messages.notFound);

  /** A call that changes one message and answers it as it is afterwards. */
  const change = <Body>(
    permission: "contactMessages.read" | "contactMessages.answer",
    run: (context: Context, id: number, body: Body) => Promise<void>,
  ) => ({
    permission,
    async handler(request: FastifyRequest & { params: { id: number }; body: Body }) {
      const { id } = request.params;
      await run(contextOf(deps, request), id, request.body);
      return present(request, id);
    },
  });
  const mark = (name: "answered" | "closed", isSet: boolean) =>
    change("contactMessages.answer", (context, id) => markMessage(context, id, name, isSet));

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
      "GET /contact/messages/:id": change("contactMessages.read", openMessage),
      "POST /contact/messages/:id/replies": change("contactMessages.answer", replyToMessage),
      "POST /contact/messages/:id/close": mark("closed", true),
      "POST /contact/messages/:id/reopen": mark("closed", false),
      "POST /contact/messages/:id/answered": mark("answered", true),
      "POST /contact/messages/:id/not-answered": mark("answered", false),
      "DELETE /contact/messages/:id": {
        permission: "contactMessages.delete",
        handler: (request) => removeMessage(contextOf(deps, request), request.params.id),
      },
    },
  );
};
