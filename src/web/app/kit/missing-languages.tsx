import { Badge } from "@mantine/core";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import type { Translations } from "../../../contract/translations.ts";
import { appTexts } from "../texts/texts.ts";

/** Says in which languages a record's texts are not all written; a text that is blank in all of them lacks none. */
export function MissingLanguages({ texts }: { texts: readonly (Translations | undefined)[] }) {
  const written = texts.filter((each) => each && Object.values(each).some(Boolean));
  return LANGUAGES.filter((language) => written.some((each) => each?.[language] === "")).map((language) => (
    <Badge key={language} variant="outline" color="gray" size="sm" className="missing-language">
      {appTexts().kit.translations.missing[language]}
    </Badge>
  ));
}
