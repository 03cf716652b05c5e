import { recordTexts } from "../../contract/texts/texts.ts";
import { invalid } from "../http/errors.ts";

/** Ages are typed in whole years, so an animal may be almost a year older than its birth date says. */
const firstPossibleDay = (bornOn: string): string => Temporal.PlainDate.from(bornOn).subtract({ years: 1 }).toString();

/**
 * Refuses a day on which an animal cannot have lived. Unknown and estimated birth dates are taken leniently (rules §14).
 * @throws HttpProblem 400 at the field
 */
export function requireBorn(bornOn: string | null, field: string, day: string | undefined): void {
  if (bornOn === null || day === undefined || day > firstPossibleDay(bornOn)) return;
  throw invalid([{ field, errors: [recordTexts().stays.beforeBirth(bornOn)] }]);
}
