import { replyTemplateCalls } from "../../../contract/outreach/reply-templates.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { crudRoutes } from "../../platform/records/crud-routes.ts";
import { languageOfSender } from "./message.queries.ts";
import { addTemplate, changeTemplate, removeTemplate } from "./reply-template.commands.ts";
import { findTemplate, listTemplates, templatesFor } from "./reply-template.queries.ts";

/** Ready words for answers: staff who answer use them, admins write them (rules §2, §6). */
export const replyTemplateRoutes: Routes = (deps) => async (app) => {
  const templates = crudRoutes(deps, {
    table: "reply_templates",
    subject: "reply template",
    missing: () => recordTexts().replyTemplates.notFound,
    read: "messages.answer",
    write: "replyTemplates.write",
    list: listTemplates,
    find: findTemplate,
    add: addTemplate,
    change: changeTemplate,
    remove: removeTemplate,
  });
  serveCalls(app, "contact", replyTemplateCalls, {
    "GET /reply-templates": templates.list,
    "GET /reply-templates/:id": templates.one,
    "POST /reply-templates": templates.add,
    "PUT /reply-templates/:id": templates.change,
    "DELETE /reply-templates/:id": templates.remove,
    "GET /contact/messages/:id/reply-templates": allow("messages.answer", async ({ params }) =>
      templatesFor(deps.db, await languageOfSender(deps.db, params.id)),
    ),
  });
};
