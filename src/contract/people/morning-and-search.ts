import { z } from "zod";
import { Id } from "../platform/shared.ts";

/** What the search over everything finds in this area. */
export const FOUND = {
  people: z.array(
    z.object({ id: Id, name: z.string(), surname: z.string(), email: z.string(), phoneNumber: z.string() }),
  ),
  employees: z.array(z.object({ id: Id, name: z.string(), surname: z.string(), jobTitle: z.string() })),
};
export type Found = { [Kind in keyof typeof FOUND]: z.infer<(typeof FOUND)[Kind]> };
