import { REPLY_TEMPLATES, replyTemplateCalls } from "../../../contract/outreach/reply-templates.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { listRoutes } from "../../platform/records/staff-lists.ts";
import { languageOfSender } from "./message.queries.ts";
import { addTemplate, changeTemplate, removeTemplate } from "./reply-template.commands.ts";
import { findTemplate, listTemplates, templatesFor } from "./reply-template.queries.ts";

/** Ready words for answers: staff who answer use them, admins write them (rules §2, §6). */
export const replyTemplateRoutes: Routes = (deps) => async (app) => {
  const templates = listRoutes(deps, REPLY_TEMPLATES, {
    names: {
      table: "reply_templates",
      missing: () => recordTexts().replyTemplates.notFound,
      read: "messages.answer",
      write: "replyTemplates.write",
    },
    list: listTemplates,
    find: findTemplate,
    add: addTemplate,
    change: changeTemplate,
    remove: removeTemplate,
  });
  serveCalls(app, "contact", replyTemplateCalls, {
    ...templates,
    "GET /contact/messages/:id/reply-templates": allow("messages.answer", async ({ params }) =>
      templatesFor(deps.db, await languageOfSender(deps.db, params.id)),
    ),
  });
};
