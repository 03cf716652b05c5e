import { StaffReview } from "../../../contract/adoptions.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";

const NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * The score as it was typed, with a point or a comma.
 * @returns the number from 0 to 100, or the text that says what is wrong with it (spec §5)
 */
export function readScore(typed: string): { score: number } | { error: string } {
  const text = typed.trim();
  const score = NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  const checked = StaffReview.shape.score.safeParse(score);
  return checked.success ? { score: checked.data } : { error: recordTexts().adoptions.scoreInvalid };
}
