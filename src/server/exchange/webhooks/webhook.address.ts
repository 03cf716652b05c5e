import { lookup } from "node:dns/promises";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid } from "../../base/errors.ts";
import { serverTexts } from "../../texts/texts.ts";
import { hostOf, isPrivateNumber, isPublicAddress } from "../public-address.ts";

const LOOKUP_MS = 3_000;

/** Whether a name leads into a private network now; one that cannot be resolved may do so later, and is looked at then. */
async function leadsInside(host: string): Promise<boolean> {
  const resolved = lookup(host, { all: true }).catch(() => []);
  const late = new Promise<[]>((resolve) => setTimeout(resolve, LOOKUP_MS, []).unref());
  return (await Promise.race([resolved, late])).some(({ address }) => !isPublicAddress(address));
}

const refusal = (message: string) => invalid([{ field: "url", errors: [message] }]);

/**
 * Checks where a webhook leads: a public https address without a password in it. What its name leads to is checked again
 * at every delivery, since it may change.
 * @returns the address as it is kept
 * @throws HttpProblem 400
 */
export async function checkedAddress(given: string, allowsPrivate: boolean): Promise<string> {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isWeb = url?.protocol === "https:" || (allowsPrivate && url?.protocol === "http:");
  if (!url || !isWeb || url.username || url.password) throw refusal(recordTexts().programs.url);
  url.hash = "";
  if (!allowsPrivate && (isPrivateNumber(url) || (await leadsInside(hostOf(url)))))
    throw refusal(serverTexts().refusals.programs.privateAddress);
  return url.href;
}
