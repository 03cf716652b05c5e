import { ACCOUNT_TEXT } from "../../contract/accounts.ts";
import { emailKey } from "../../contract/email.ts";
import { SHELTER } from "../../contract/shelter.ts";
import { invalid } from "../http/errors.ts";
import type { Settings } from "../settings.ts";

/** @returns the address of `Animal Shelter <contact@shelter.example>` */
const addressIn = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

/**
 * Refuses the addresses that the shelter itself is written to at: what arrives there is nobody's own mail, so nobody signs
 * in with one, staff neither (docs/decisions/0021).
 * @param field where the address stands in the body
 * @throws HttpProblem 400 at `field`
 */
export function refuseReserved(email: string, { mailFrom }: Pick<Settings, "mailFrom">, field: string): void {
  const own = [SHELTER.email, addressIn(mailFrom)].map(emailKey);
  if (own.includes(emailKey(email))) throw invalid([{ field, errors: [ACCOUNT_TEXT.emailReserved] }]);
}
