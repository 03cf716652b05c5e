import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** Ready words for answers in the administration (rules §6). */
export const REPLY_TEMPLATE = resource("/reply-templates", {
  list: "/admin/settings/reply_templates",
  one: "/admin/settings/reply_template",
  subject: "reply template",
  text: () => recordTexts().replyTemplates,
});
