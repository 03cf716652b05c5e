import { StaffReview } from "../../../contract/adoption/adoptions.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

const NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * Parses a typed score, with a point or a comma.
 * @returns the number from 0 to 100, or an error text (spec §5)
 */
export function readScore(typed: string): { score: number } | { error: string } {
  const text = typed.trim();
  const score = NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  const checked = StaffReview.shape.score.safeParse(score);
  return checked.success ? { score: checked.data } : { error: recordTexts().adoptions.scoreInvalid };
}
