import { type RawBuilder, type SqlBool, sql } from "kysely";
import { ANIMAL_LIMITS } from "../../contract/animals/animal.fields.ts";
import type { Db } from "../database/pool.ts";
import { hasWords } from "../database/search-words.ts";
import { alphabeticalText } from "../database/sorting.ts";
import { readersText } from "../database/translations.ts";

/** The colours of `animals as a` in the reader's language, as far as they are in the shelter's list. */
export const coloursInWords = (): RawBuilder<unknown> => sql`array(
  select coalesce((select ${readersText("c.name")} from colours as c where fold(w.word) = any(c.words) limit 1), w.word)
  from unnest(a.colours) with ordinality as w (word, at) order by w.at)`;

/** What forms offer. */
export async function offeredColours(db: Db): Promise<string[]> {
  const offered = db.selectFrom("colours as c").where("c.retired_at", "is", null);
  const rows = await offered.select(readersText("c.name").as("name")).orderBy(alphabeticalText("c.name")).execute();
  return rows.map(({ name }) => name);
}

/** The colours in a cell of somebody's file: "black and white", "czarny, biały". */
export const coloursIn = (cell: string): string[] =>
  cell
    .split(/[,;/+&]|\s(?:and|with|i|z)\s/i)
    .map((word) => word.trim().slice(0, ANIMAL_LIMITS.colour).trim())
    .filter((word, at, all) => word !== "" && all.indexOf(word) === at)
    .slice(0, ANIMAL_LIMITS.colours);

/** Whether `animals as n` look as typed: by their colours, in any language of the list, or by their markings. */
export const looksLike = (q: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${hasWords(sql<string>`looks_of(n.colours, n.markings)`, q)} or n.colours && array(
    select w.name from colours as c
    cross join lateral (select c.name union all select value from jsonb_each_text(c.names)) as w (name)
    where (select fold(${q})) = any(c.words)))`;
