import type { ShelterTextChange } from "../../../contract/platform/shelter-texts.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changesOf } from "../../platform/audit/audit.changes.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { hasSeen, type SeenVersions, stale } from "../../platform/http/if-match.ts";
import type { EditableText } from "../../platform/shelter/editable-texts.ts";
import { checkChange } from "../../platform/shelter/text.check.ts";
import { lastSaves, type SavedText } from "../../platform/shelter/text.queries.ts";

const BUILT_IN: ShelterTextChange = Object.fromEntries(
  LANGUAGES.map((language) => [language, null]),
) as ShelterTextChange;

/** The row of a save. It keeps the present built-in texts of the languages that are edited. */
function rowFor({ clock, actor }: Context, text: EditableText, texts: ShelterTextChange, version: number) {
  const edited = LANGUAGES.filter((language) => texts[language] !== null);
  const builtIn = Object.fromEntries(edited.map((language) => [language, text.builtIn[language]]));
  return {
    key: text.key,
    version,
    texts: JSON.stringify(texts),
    built_in: JSON.stringify(builtIn),
    changed_at: clock.now(),
    changed_by: actor.accountId,
  };
}

/** Whether a save would change nothing: the same texts, replacing the same built-in ones. */
const isSame = (saved: SavedText | undefined, text: EditableText, texts: ShelterTextChange): boolean =>
  LANGUAGES.every((language) => {
    const own = saved?.texts[language] ?? null;
    return own === texts[language] && (own === null || saved?.builtIn[language] === text.builtIn[language]);
  });

/** Each save is a new row. Of two saves at the same moment the second finds its version taken. @returns whether it was free */
async function addVersion(db: Db, row: ReturnType<typeof rowFor>): Promise<boolean> {
  const added = await db
    .insertInto("shelter_texts")
    .values(row)
    .onConflict((taken) => taken.columns(["key", "version"]).doNothing())
    .returning("version")
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Saves the shelter's own words of one text (rules §12).
 * @param change null for a language restores the built-in text
 * @param versions that the caller has seen
 * @throws HttpProblem 400 with each refused language; 412 when somebody saved in the meantime
 */
export async function changeText(
  context: Context,
  text: EditableText,
  change: ShelterTextChange,
  versions: SeenVersions,
): Promise<void> {
  const { db, clock } = context;
  const [saved] = await lastSaves(db, text.key);
  if (!hasSeen(versions, saved?.version ?? 0)) throw stale(saved, clock.zone);
  const texts = checkChange(text, change);
  if (isSame(saved, text, texts)) return;
  const row = rowFor(context, text, texts, (saved?.version ?? 0) + 1);
  await inTransaction(context, async (within) => {
    if (!(await addVersion(within.db, row))) throw stale((await lastSaves(within.db, text.key))[0], clock.zone);
    const details = { key: text.key, version: row.version };
    const changes = changesOf({ text: saved?.texts ?? BUILT_IN }, { text: texts });
    await audit(within, "edit", { subject: "shelter text", id: null, details, changes });
  });
}

/** Restores the built-in text in all languages. */
export const resetText = (context: Context, text: EditableText, versions: SeenVersions): Promise<void> =>
  changeText(context, text, BUILT_IN, versions);
