import type { SearchResults } from "../../../contract/overview/search.ts";
import type { SignedIn } from "../../base/actor.ts";
import type { Db } from "../../database/pool.ts";
import { SEARCH } from "../all-sources.ts";

/**
 * One search over animals (name, chip), people (name, e-mail, phone), employees, adoptions, units and locations, by any part.
 * @returns the best few of each kind, as far as this person may read them
 */
export async function searchAll(db: Db, actor: SignedIn, q: string): Promise<SearchResults> {
  const found = Object.entries(SEARCH).map(async ([kind, find]) => [kind, await find(db, q, actor)]);
  return Object.fromEntries(await Promise.all(found));
}
