import type { NewsletterAction, NewsletterStatus } from "../../../contract/outreach/newsletter-issues.ts";
import { type Holder, may } from "../../base/policy.ts";

/** The states in which admins may still change an issue (rules §6); afterwards only the background work does. */
const OPEN: readonly NewsletterStatus[] = ["Draft", "Scheduled"];

/** The status that each step leads to. No other code names it. */
export const NEXT = {
  schedule: "Scheduled",
  unschedule: "Draft",
  send: "Queued",
  finish: "Sent",
} as const satisfies Record<string, NewsletterStatus>;

/** @returns whether an issue of this status may be edited, deleted, scheduled or sent */
export const isOpen = (status: NewsletterStatus): boolean => OPEN.includes(status);

/** The actions of this person with an issue now; the browser draws its buttons from them (rules §2). */
export function actionsFor(who: Holder, status: NewsletterStatus): NewsletterAction[] {
  if (!may(who, "newsletters.send") || !isOpen(status)) return [];
  const actions: NewsletterAction[] = ["edit", "delete", "send", "schedule"];
  return status === NEXT.schedule ? [...actions, "unschedule"] : actions;
}
