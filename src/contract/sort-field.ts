import { z } from "zod";

/** What a list is ordered by: the name of a field, and whether the greatest comes first. */
export type Sort<T extends string> = { by: T; isDescending: boolean };

/** The query field `sort` of a list: one of these names, with a `-` before it for descending. */
export function sortField<const T extends string>(names: readonly T[]) {
  const message = `Sort must be one of ${names.join(", ")}, with - before it for descending.`;
  return z
    .string()
    .trim()
    .transform((typed, context): Sort<T> => {
      const isDescending = typed.startsWith("-");
      const by = names.find((name) => name === (isDescending ? typed.slice(1) : typed));
      if (by) return { by, isDescending };
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .optional();
}
