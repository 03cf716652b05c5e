import type { ShelterTextChange, TextPart } from "../../../contract/platform/shelter-texts.ts";
import { LANGUAGES, type Language } from "../../../contract/texts/language.ts";
import { ACCOUNTS_SAMPLES } from "../../accounts/text-samples.ts";
import { ADOPTION_SAMPLES } from "../../adoption/text-samples.ts";
import { inLanguage } from "../../base/language.ts";
import { OUTREACH_SAMPLES } from "../../outreach/text-samples.ts";
import type { Preview, Sample } from "../../parts/text-samples.ts";
import { PEOPLE_SAMPLES } from "../../people/text-samples.ts";
import type { Deps } from "../../platform/deps.ts";
import type { EditableText } from "../../platform/shelter/editable-texts.ts";
import { editedTexts, withDraftTexts } from "../../platform/shelter/edited-texts.ts";
import type { WithPages } from "../../site/renderer.ts";
import { SITE_SAMPLES } from "../../site/text-samples.ts";

/** How each part of the texts is shown. One that no area shows does not compile. */
const SAMPLES: Readonly<Record<TextPart, Sample<WithPages>>> = {
  ...SITE_SAMPLES,
  ...ACCOUNTS_SAMPLES,
  ...ADOPTION_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...OUTREACH_SAMPLES,
};

/** The saved texts, with one of them replaced by its draft. */
function draftOf({ shelter }: Deps, { key }: EditableText, change: ShelterTextChange) {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, change[language]]));
  const others = shelter.savedTexts.filter((saved) => saved.key !== key);
  return editedTexts([...others, { key, version: 0, texts, builtIn: {}, at: new Date(0) }]);
}

/**
 * The page, letter or paper with a text that is not saved yet (rules §12).
 * @param change as `checkChange` makes it
 */
export function previewText(
  deps: Deps & WithPages,
  text: EditableText,
  change: ShelterTextChange,
  language: Language,
): Promise<Preview> {
  return inLanguage(language, () =>
    withDraftTexts(draftOf(deps, text, change), async () => SAMPLES[text.part](deps, text, language)),
  );
}
