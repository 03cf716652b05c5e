import { z } from "zod";

/** A text that may be missing: blank counts as missing. @param limit in characters */
export const blankable = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .transform((typed) => typed || null)
    .nullable();
