import { Badge } from "@mantine/core";
import { type Language, nameOf } from "../../../../contract/texts/language.ts";
import { appTexts } from "../texts/texts.ts";

/** Says in which languages a record is not written yet. */
export const MissingLanguages = ({ languages = [] }: { languages?: readonly Language[] | undefined }) =>
  languages.map((language) => (
    <Badge key={language} variant="outline" color="gray" size="sm" className="missing-language">
      {appTexts().kit.translations.missing(nameOf(language))}
    </Badge>
  ));
