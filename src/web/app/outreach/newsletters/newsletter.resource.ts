import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** The newsletter's issues in the administration (rules §6, §11). */
export const NEWSLETTER = resource(
  "/newsletters",
  {
    list: "/admin/newsletters",
    one: "/admin/newsletters",
    subject: "newsletter",
    text: () => recordTexts().newsletterIssues,
  },
  "/newsletters/issues",
);
