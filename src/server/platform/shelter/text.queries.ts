import { sql } from "kysely";
import type { ShelterTextVersion } from "../../../contract/platform/shelter-texts.ts";
import { byLanguage, type Language } from "../../../contract/texts/language.ts";
import type { Db } from "../../database/pool.ts";

/** A text in each language; null is the built-in one. */
export type TextInLanguages = Readonly<Partial<Record<Language, string | null>>>;

/** The last save of a text. */
export type SavedText = { key: string; version: number; texts: TextInLanguages; builtIn: TextInLanguages; at: Date };

/** A save with the person who made it; their account may be gone. */
export type SavedBy = SavedText & { by: string | null };

const columns = (db: Db) =>
  db
    .selectFrom("shelter_texts as t")
    .leftJoin("employees as e", "e.account_id", "t.changed_by")
    .select(["t.key", "t.version", "t.texts", "t.built_in", "t.changed_at"])
    .select(sql<string | null>`e.name || ' ' || e.surname`.as("by"));

type Row = Awaited<ReturnType<ReturnType<typeof columns>["execute"]>>[number];

const savedBy = ({ key, version, texts, built_in, changed_at, by }: Row): SavedBy => ({
  key,
  version,
  texts: texts as TextInLanguages,
  builtIn: built_in as TextInLanguages,
  at: changed_at,
  by,
});

/** The last save of each text that was ever edited, or of one. */
export async function lastSaves(db: Db, key?: string): Promise<SavedBy[]> {
  const rows = await columns(db)
    .$if(key !== undefined, (query) => query.where("t.key", "=", key as string))
    .distinctOn("t.key")
    .orderBy("t.key")
    .orderBy("t.version", "desc")
    .execute();
  return rows.map(savedBy);
}

/** The most saves in the history of one text. */
const MAX_HISTORY = 50;

/** All saves of one text, newest first. */
export async function savesOf(db: Db, key: string): Promise<ShelterTextVersion[]> {
  const rows = await columns(db).where("t.key", "=", key).orderBy("t.version", "desc").limit(MAX_HISTORY).execute();
  return rows.map(savedBy).map(({ version, texts, at, by }) => {
    return { version, ...byLanguage((language) => texts[language] ?? null), at: at.toISOString(), by };
  });
}
