import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Day, Id, Instant, listOf, listQuery, requiredText } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().programs);

export const TOKEN_LIMITS = { name: 100, permissions: 200 } as const;

/** A token of a program, as lists show it: without the token itself. */
export const ApiToken = z
  .object({
    id: Id,
    name: z.string(),
    permissions: z.array(z.string()),
    end: z.string().describe("its last four characters"),
    createdAt: Instant,
    createdBy: z.string(),
    expiresOn: Day.nullable().describe("the last day on which it is valid"),
    lastUsedAt: Instant.nullable().describe("to the minute"),
    works: z.boolean().describe("false once it has expired, or whoever made it is no admin any more"),
  })
  .meta({ id: "ApiToken" });
export type ApiToken = z.infer<typeof ApiToken>;

/** The only answer with the token. */
export const NewApiToken = ApiToken.extend({ token: z.string().describe("shown once; only its hash is kept") }).meta({
  id: "NewApiToken",
});

export const ApiTokenRequest = z.object({
  name: requiredText(text.name, TOKEN_LIMITS.name),
  permissions: z
    .array(z.string(text.permissions), text.permissions)
    .min(1, text.permissions)
    .max(TOKEN_LIMITS.permissions, text.permissions)
    .describe("names of docs/permissions.md"),
  expiresOn: z.iso.date(text.expiresOn).nullable().optional().describe("left out: it does not expire"),
});
export type ApiTokenRequest = z.output<typeof ApiTokenRequest>;

/** What a program can be allowed. */
export const ProgramPermission = z
  .object({
    name: z.string(),
    title: z.string(),
    isRead: z.boolean().describe("whether all of its calls only read"),
    calls: z.array(z.string()),
  })
  .meta({ id: "ProgramPermission" });
export type ProgramPermission = z.infer<typeof ProgramPermission>;

/** Tokens of programs, for admins (docs/decisions/0094). */
export const apiTokenCalls = {
  "GET /api-tokens": { query: listQuery(50), answer: listOf(ApiToken) },
  "GET /api-tokens/permissions": { answer: z.object({ items: z.array(ProgramPermission) }) },
  "POST /api-tokens": { body: ApiTokenRequest, answer: NewApiToken, status: 201 },
  "DELETE /api-tokens/:id": { params: ById, description: "it lets nobody in any more, at once" },
} satisfies CallTable;
