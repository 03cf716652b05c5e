import type { FastifyRequest } from "fastify";
import { messageFormCalls } from "../../../contract/outreach/message-form.ts";
import { messageCalls, type ReceivedMessage } from "../../../contract/outreach/messages.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import { isRobot, markMessage, openMessage, receiveMessage, removeMessage } from "./message.commands.ts";
import { findMessage, listMessages } from "./message.queries.ts";
import { replyToMessage } from "./message.replies.ts";

/** The contact form, and its messages for staff (spec §7; rules §6, §11). */
export const messageRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  const { db, clock } = deps;

  /** The message as this person sees it. @throws HttpProblem 404 */
  const present = async (request: FastifyRequest, id: number): Promise<ReceivedMessage> =>
    orNotFound(await findMessage(db, signedIn(request), id), recordTexts().messages.notFound);

  /** A call that changes one message and answers it as it is afterwards. */
  const change = <Body>(
    permission: "messages.read" | "messages.answer",
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
    change("messages.answer", (context, id) => markMessage(context, id, name, isSet));

  serveCalls(
    app,
    "contact",
    { ...messageFormCalls, ...messageCalls },
    {
      "POST /contact/send": allow("messages.send", async ({ body, actor, ip }) => {
        // A robot gets the normal answer, so that it does not notice.
        if (!isRobot(body, clock.now())) await receiveMessage({ ...deps, actor }, ip, body);
        return body;
      }),
      "GET /contact/messages": inContext(
        { permission: "messages.read", config: { auditedList: "contact message" } },
        (context, request) => {
          const actor = context.actor;
          return pageOrWhole({ db, actor }, request.query, (at, query) => listMessages(at, actor, query));
        },
      ),
      "GET /contact/messages/:id": change("messages.read", openMessage),
      "POST /contact/messages/:id/replies": change("messages.answer", replyToMessage),
      "POST /contact/messages/:id/close": mark("closed", true),
      "POST /contact/messages/:id/reopen": mark("closed", false),
      "POST /contact/messages/:id/answered": mark("answered", true),
      "POST /contact/messages/:id/not-answered": mark("answered", false),
      "DELETE /contact/messages/:id": onRecord("messages.delete", removeMessage),
    },
  );
};
