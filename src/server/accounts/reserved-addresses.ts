import { emailKey } from "../../contract/platform/email.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { invalid } from "../base/errors.ts";
import { senderAddress } from "../platform/settings/sender.ts";
import type { Settings } from "../platform/settings/settings.ts";

/**
 * Refuses the shelter's own e-mail addresses for accounts, staff's too: mail to them reaches the shelter, not one person
 * (docs/decisions/0021).
 * @param field the e-mail's field in the request body
 * @throws HttpProblem 400 at `field`
 */
export function refuseReserved(email: string, { mailFrom }: Pick<Settings, "mailFrom">, field: string): void {
  const own = [shelter().email, senderAddress(mailFrom)].map(emailKey);
  if (own.includes(emailKey(email))) throw invalid([{ field, errors: [formTexts().accounts.emailReserved] }]);
}
