import type { NewsletterAction, NewsletterStatus } from "../../contract/newsletter-issues.ts";
import { may, type Role } from "../policy.ts";

/** The life of an issue (rules §6): everything is done with a draft, by admins; what follows is the sender's. */
const FROM: NewsletterStatus = "Draft";

/** What sending leads to, step by step. No other code names a status that it moves to. */
export const NEXT = { send: "Queued", finish: "Sent" } as const satisfies Record<string, NewsletterStatus>;

/** @returns whether this status may be edited, deleted or sent; pure: no person, no database */
export const isOpen = (status: NewsletterStatus): boolean => status === FROM;

/** What this person may do with an issue now; the browser draws its buttons from it (rules §2). */
export const actionsFor = (role: Role, status: NewsletterStatus): NewsletterAction[] =>
  may(role, "newsletters.send") && isOpen(status) ? ["edit", "delete", "send"] : [];
