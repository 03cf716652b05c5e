import { z } from "zod";
import { Id, LanguageCode } from "./shared.ts";

/** The person who is signed in (spec §3, §7); `id` is that of the user or employee. */
export const CurrentUser = z
  .object({
    loginId: Id,
    accountId: Id,
    id: Id,
    isAdmin: z.boolean(),
    isEmployee: z.boolean(),
    name: z.string(),
    surname: z.string(),
    emailConfirmed: z.boolean(),
    language: LanguageCode,
    mustAddFactor: z
      .literal(true)
      .optional()
      .describe("until they have set up a second factor, everything else is refused (403, `code: secondFactor`)"),
  })
  .meta({ id: "CurrentUser" });

export type CurrentUser = z.infer<typeof CurrentUser>;
