import type { FastifyInstance, FastifyRequest } from "fastify";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { HttpProblem } from "../../base/errors.ts";
import type { SeenFields } from "../../database/context.ts";

type Fields = Record<string, unknown>;

declare module "fastify" {
  interface FastifyRequest {
    seen: SeenFields | null;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Reads `was` of every change before its schema drops it with the other fields that it does not know. */
export function readSeenFields(app: FastifyInstance): void {
  app.decorateRequest("seen", null);
  app.addHook("preValidation", async (request: FastifyRequest) => {
    if (request.method !== "PUT" || !isFields(request.body)) return;
    const { was, ...sent } = request.body;
    if (isFields(was)) request.seen = { was, sent };
  });
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The same for one thing that is written in two ways: 12 and "12", a moment in two zones, a text and its blanks. */
function plainly(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== "string") return value;
  if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return Date.parse(value);
  return value.trim();
}

/** Whether a value is what somebody saw. Of a part of a record only what they name counts; lists have no order. */
function isAsSeen(seen: unknown, present: unknown): boolean {
  if (isEmpty(seen) || isEmpty(present)) return isEmpty(seen) && isEmpty(present);
  if (Array.isArray(seen) && Array.isArray(present)) {
    return seen.length === present.length && seen.every((one) => present.some((other) => isAsSeen(one, other)));
  }
  if (isFields(seen)) {
    return isFields(present) && Object.entries(seen).every(([name, value]) => isAsSeen(value, present[name]));
  }
  const [one, other] = [plainly(seen), plainly(present)];
  return one === other || (typeof present === "number" && one === String(present));
}

/** A part of a record with only the fields that somebody has named. */
const partOf = (named: unknown, present: unknown): unknown =>
  isFields(named) && isFields(present)
    ? Object.fromEntries(Object.keys(named).map((name) => [name, partOf(named[name], present[name])]))
    : (present ?? null);

/** An account is sent as a part of its person, and its address read beside the name. */
const foundIn = (record: Fields, name: string): unknown => (name === "account" ? record : record[name]);

/**
 * Refuses a change of fields that somebody else has changed since this person saw them. What is sent as it is now is no
 * contradiction, and fields that nobody reads, as passwords, cannot be compared.
 * @param before the record as it was before this change, in the transaction that has locked it
 * @throws HttpProblem 409 with `code: "changed"` and the present values of these fields
 */
export function refuseChangedFields(seen: SeenFields | null | undefined, before: object): void {
  if (!seen) return;
  const record: Fields = { ...before };
  const present: Fields = {};
  for (const [name, was] of Object.entries(seen.was)) {
    const now = foundIn(record, name);
    if (!(name in seen.sent) || now === undefined) continue;
    const [read, sent] = [onlyKnown(was, now), seen.sent[name]];
    if (!isAsSeen(read, now) && !isAsSeen(sent, now)) present[name] = partOf(read, now);
  }
  if (Object.keys(present).length === 0) return;
  throw new HttpProblem(409, recordTexts().lists.changedMeanwhile, undefined, { code: "changed", present });
}

/** Without the parts that the record does not show. */
const onlyKnown = (was: unknown, now: unknown): unknown =>
  isFields(was) && isFields(now) ? Object.fromEntries(Object.entries(was).filter(([name]) => name in now)) : was;
