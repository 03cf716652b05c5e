import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { FIELD_TEXT, type FieldErrors } from "../../contract/shared.ts";
import { invalid, notFound } from "./errors.ts";

type Refused = { field: string; text: string };

/** What is said of a field whose schema has no text of its own for this mistake; the library's words are never shown. */
function plainText(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "too_big" && issue.origin === "string") return FIELD_TEXT.tooLong(Number(issue.maximum));
  return issue.code === "invalid_type" && issue.input === undefined ? FIELD_TEXT.missing : FIELD_TEXT.invalid;
}

/** Texts in which there is a character that the database cannot keep. The body may be nested deeper than calls may be. */
function unkeepable(given: unknown): Refused[] {
  const found: Refused[] = [];
  const waiting: { field: string; value: unknown }[] = [{ field: "", value: given }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field, value } = next;
    if (typeof value === "string" && value.includes("\0")) found.push({ field, text: FIELD_TEXT.controlCharacters });
    if (typeof value !== "object" || value === null) continue;
    const parts = Object.entries(value).reverse();
    waiting.push(...parts.map(([name, part]) => ({ field: field === "" ? name : `${field}.${name}`, value: part })));
  }
  return found;
}

/** All reasons at once, one entry a field, each reason once (decisions §1). */
function byField(refused: readonly Refused[]): FieldErrors[] {
  const fields = new Map<string, Set<string>>();
  for (const { field, text } of refused) fields.set(field, (fields.get(field) ?? new Set()).add(text));
  return [...fields].map(([field, errors]) => ({ field, errors: [...errors] }));
}

/** A body that is none, or no object, is one in which every field is missing: each is asked for by its own name. */
const asFields = (body: unknown) => (typeof body === "object" && body !== null && !Array.isArray(body) ? body : {});

/**
 * Checks the parts of a request by the schemas of the contract. A refused address is "not there" (404); of a body or a
 * query every refused field is named with its path, as `account.email` (400, decisions §1).
 */
export const checkBySchema: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const given = httpPart === "body" ? asFields(data) : data;
    const result = schema.safeParse(given, { error: plainText });
    const issues = result.error?.issues.map(({ path, message }) => ({ field: path.join("."), text: message })) ?? [];
    // Fields that nobody asked for are dropped, whatever is in them; what is wrong besides is said at once.
    const refused = [...issues, ...unkeepable(result.success ? result.data : given)];
    if (refused.length === 0) return { value: result.data };
    return { error: httpPart === "params" ? notFound() : invalid(byField(refused)) };
  };

/** A body that came another way than by a call, checked as the call checks it. @throws HttpProblem 400 with every field */
export function checkBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const check = checkBySchema({ schema, method: "POST", url: "", httpPart: "body" });
  const { value, error } = check(body) as { value: z.output<T>; error?: Error };
  if (error) throw error;
  return value;
}
