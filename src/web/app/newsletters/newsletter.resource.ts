import { NEWSLETTER_ISSUE_TEXT } from "../../../contract/newsletter-issues.ts";
import { resource } from "../kit/resource.ts";

/** The newsletter's issues in the administration (rules §6, §11). */
export const NEWSLETTER = resource(
  "/newsletters",
  {
    name: "Newsletter",
    list: "/admin/newsletters",
    one: "/admin/newsletters",
    subject: "newsletter",
    text: NEWSLETTER_ISSUE_TEXT,
  },
  "/newsletters/issues",
);
