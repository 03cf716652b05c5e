import { TOKEN_PLACE } from "../../contract/outbox.ts";
import { makeToken } from "../accounts/account.links.ts";
import type { Db } from "../database/pool.ts";

/** Why a letter is given up whose link would open nothing. */
export const LINK_IS_OVER = "The link in this letter is no longer good. Somebody has to ask for a new one.";

type WithLink = { linkId: number | null; text: string; html: string };

/**
 * Puts a fresh token into a letter that carries a link, at the moment at which it is sent or shown: no stored letter has
 * one (docs/decisions/0021).
 * @returns the letter, as it was when it carries no link; undefined when its link is no longer good
 */
export async function fillLink<T extends WithLink>(db: Db, letter: T, now: Date): Promise<T | undefined> {
  if (letter.linkId === null) return letter;
  const token = await makeToken(db, letter.linkId, now);
  if (token === undefined) return undefined;
  const filled = (words: string) => words.replaceAll(TOKEN_PLACE, token);
  return { ...letter, text: filled(letter.text), html: filled(letter.html) };
}
