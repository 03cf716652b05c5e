import { type RawBuilder, sql } from "kysely";
import type { Translations } from "../../contract/platform/translations.ts";
import type { Context } from "../database/context.ts";
import { allTexts, inReadersLanguage } from "../database/translations.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { serverTexts } from "../texts/texts.ts";

/** Why staff should be careful with a person: an animal came back from them, or a note from an older version. */
export type Flag =
  | { code: "returned"; on: string; reason: string; reasonId: number | null }
  | { code: "note"; words: string };

/** A flag with the name of its reason in each language. */
export type ReadFlag = Flag & { reasonNames?: Translations | null };

/** SQL for the flags of `users as u`, the same in every language, so that a statement with it can be compiled once. */
export const flagsOfUser = (): RawBuilder<ReadFlag[]> => sql<ReadFlag[]>`(
  select coalesce(jsonb_agg(f.flag || jsonb_build_object('reasonNames',
    (select ${allTexts("v.name")} from intake_reasons as v where v.id = (f.flag ->> 'reasonId')::int)) order by f.at), '[]')
  from jsonb_array_elements(u.flags) with ordinality as f (flag, at))`;

/** @returns the flags as a text in the reader's language; blank without flags */
export const flagText = (flags: readonly ReadFlag[]): string => flags.map(sentenceOf).join(" ");

function sentenceOf(flag: ReadFlag): string {
  if (flag.code === "note") return flag.words;
  const names = flag.reasonNames;
  const name = names && inReadersLanguage(names);
  const reason = [name, flag.reason].filter(Boolean).join(": ");
  return [serverTexts().remarks.warnings.cameBack(flag.on), reason].filter(Boolean).join(" ");
}

/** Adds a flag that staff read with this person's next application (rules §4). A closed account gets none. */
export async function flagUser(context: Context, id: number, flag: Flag): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable("users")
    .set({ flags: sql`flags || ${JSON.stringify([flag])}::jsonb` })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await audit(context, "flag", { subject: "user", id });
}
