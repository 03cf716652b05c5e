import type { ShelterText } from "../../../contract/platform/shelter-texts.ts";
import { byLanguage, type Language } from "../../../contract/texts/language.ts";
import type { EditableText } from "../../platform/shelter/editable-texts.ts";
import { problemsOf } from "../../platform/shelter/text.check.ts";
import type { SavedBy } from "../../platform/shelter/text.queries.ts";

/** The built-in text of the time when the shelter wrote its own, if it has changed since. */
function formerBuiltIn(text: EditableText, saved: SavedBy | undefined, language: Language): string | null {
  const then = saved?.builtIn[language];
  return saved?.texts[language] && then !== undefined && then !== text.builtIn[language] ? then : null;
}

/** A text as admins read it. @param saved the last save; undefined when it was never edited */
export function presentText(text: EditableText, saved: SavedBy | undefined): ShelterText {
  const own = byLanguage((language) => saved?.texts[language] ?? null);
  return {
    key: text.key,
    part: text.part,
    role: text.role,
    limit: text.limit,
    placeholders: [...text.placeholders],
    builtIn: { ...text.builtIn },
    ...own,
    builtInAtEdit: byLanguage((language) => formerBuiltIn(text, saved, language)),
    unusable: byLanguage((language) => {
      const typed = own[language];
      return typed === null ? [] : problemsOf(text, typed, language);
    }),
    version: saved?.version ?? 0,
    changedAt: saved?.at.toISOString() ?? null,
    changedBy: saved?.by ?? null,
  };
}
