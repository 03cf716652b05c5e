import { TOKEN_PLACEHOLDER } from "../../../contract/platform/outbox.ts";
import type { System } from "../../database/context.ts";
import { makeToken } from "./link.store.ts";

/** Whoever sends or shows letters. @property signingKey the installation's secret, for tokens that are signatures */
export type LetterOffice = System & { signingKey: string };

type WithLink = {
  linkId: number | null;
  recipient: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | null;
};

/**
 * Puts a new token into a letter that carries a link, when it is sent or shown: stored letters have none
 * (docs/decisions/0021).
 * @returns the letter, unchanged if it carries no link; undefined when its link has expired
 */
export async function fillLink<T extends WithLink>(office: LetterOffice, letter: T): Promise<T | undefined> {
  if (letter.linkId === null) return letter;
  const token = await makeToken(office, letter.linkId, { key: office.signingKey, address: letter.recipient });
  if (token === undefined) return undefined;
  const filled = (content: string) => content.replaceAll(TOKEN_PLACEHOLDER, token);
  const { text, html, unsubscribeUrl } = letter;
  return {
    ...letter,
    text: filled(text),
    html: filled(html),
    ...(unsubscribeUrl && { unsubscribeUrl: filled(unsubscribeUrl) }),
  };
}
