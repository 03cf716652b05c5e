import type { NewsletterAction, NewsletterStatus } from "../../contract/newsletter-issues.ts";
import { may, type Role } from "../policy.ts";

/** The life of an issue (rules §6): until it goes out everything is done with it, by admins; what follows is the sender's. */
const OPEN: readonly NewsletterStatus[] = ["Draft", "Scheduled"];

/** What each step leads to. No other code names a status that it moves to. */
export const NEXT = {
  schedule: "Scheduled",
  unschedule: "Draft",
  send: "Queued",
  finish: "Sent",
} as const satisfies Record<string, NewsletterStatus>;

/** @returns whether this status may be edited, deleted, given a time or sent; pure: no person, no database */
export const isOpen = (status: NewsletterStatus): boolean => OPEN.includes(status);

/** What this person may do with an issue now; the browser draws its buttons from it (rules §2). */
export function actionsFor(role: Role, status: NewsletterStatus): NewsletterAction[] {
  if (!may(role, "newsletters.send") || !isOpen(status)) return [];
  const actions: NewsletterAction[] = ["edit", "delete", "send", "schedule"];
  return status === NEXT.schedule ? [...actions, "unschedule"] : actions;
}
