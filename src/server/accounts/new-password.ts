import { shelter } from "../../contract/platform/shelter.ts";
import { invalid } from "../base/errors.ts";
import { serverTexts } from "../texts/texts.ts";
import { isOfTheShelter, type Named } from "./shelter-words.ts";

/** The least length of a password of staff who are made from now on (rules §2). */
export const STAFF_PASSWORD_LENGTH = 12;
/** Of fewer different signs a password is as good as none, however long it is: six blanks, or "abababab". */
const LEAST_SIGNS = 3;
/** How many of the commonest passwords are refused. */
const COMMONEST = 10_000;

let commonest: Promise<ReadonlySet<string>> | undefined;

async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const words = dictionary["passwords-common"] as readonly string[];
  return new Set(words.slice(0, COMMONEST));
}

/**
 * Refuses a chosen password that is too short for this shelter, that everybody tries first, or that is made of the shelter's own words. Passwords that are in use
 * stay; the specification's six characters are checked before, by the form's schema.
 * @param password undefined or blank: none was chosen
 * @param choice.least what its account asks for; the shelter may ask for more
 * @param choice.field of the password in the request's body
 * @param choice.named whose words they are: the present shelter's, unless it is only now given a name
 * @throws HttpProblem 400 at the field
 */
export async function refuseWeak(
  password: string | undefined,
  { least = 0, field, named = shelter() }: { least?: number; field: string; named?: Named },
): Promise<void> {
  if (!password) return;
  const text = serverTexts().refusals.password;
  const wanted = Math.max(least, shelter().rules.passwordMinLength);
  if ([...password].length < wanted) throw invalid([{ field, errors: [text.tooShort(wanted)] }]);
  commonest ??= loadCommonest();
  const isCommon = new Set(password).size < LEAST_SIGNS || (await commonest).has(password.trim().toLowerCase());
  if (isCommon) throw invalid([{ field, errors: [text.common] }]);
  if (isOfTheShelter(password, named)) throw invalid([{ field, errors: [text.ofTheShelter] }]);
}
