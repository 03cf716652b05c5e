import { StaffReview } from "../../../contract/adoption/adoptions.ts";

const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** Parses a typed score, with a point or a comma. @returns the number from 0 to 100, or the error (spec §5) */
export function readScore(typed: string) {
  const text = typed.trim();
  return StaffReview.shape.score.safeParse(NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN);
}
