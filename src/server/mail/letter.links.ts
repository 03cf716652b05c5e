import { TOKEN_PLACEHOLDER } from "../../contract/outbox.ts";
import { makeToken } from "../accounts/account.links.ts";
import type { Db } from "../database/pool.ts";

type WithLink = { linkId: number | null; text: string; html: string };

/**
 * Puts a new token into a letter that carries a link, when it is sent or shown: stored letters have none
 * (docs/decisions/0021).
 * @returns the letter, unchanged if it carries no link; undefined when its link has expired
 */
export async function fillLink<T extends WithLink>(db: Db, letter: T, now: Date): Promise<T | undefined> {
  if (letter.linkId === null) return letter;
  const token = await makeToken(db, letter.linkId, now);
  if (token === undefined) return undefined;
  const filled = (content: string) => content.replaceAll(TOKEN_PLACEHOLDER, token);
  return { ...letter, text: filled(letter.text), html: filled(letter.html) };
}
