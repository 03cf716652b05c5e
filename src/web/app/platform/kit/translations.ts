import { offeredLanguages, typedLanguages } from "../../../../contract/platform/shelter.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import {
  byLanguage,
  currentLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
} from "../../../../contract/texts/language.ts";
import { contentFields } from "../texts/content-fields.generated.ts";
import type { Column } from "./data-table.tsx";

/** The fields of a form that are written in each language, as the catalog names them. */
export type TextLabel = Exclude<keyof (typeof contentFields)["en"], "question">;

/** A record's text as a form's value; a new record's is blank in every language. */
export const textValue = (texts: Translations | undefined): Translations => texts ?? byLanguage(() => "");

const isTextValue = (value: unknown): boolean =>
  typeof value === "object" && value !== null && LANGUAGES.every((language) => language in value);

/**
 * The name of the input at which an error is shown. A text has one for each language: an error at `titles.pl` belongs to
 * `title.pl`, one at `title` to the reader's language.
 * @param path of the error, as `titles.pl`
 */
export function inputName(path: string, values: object): string {
  const [field = "", language] = path.split(".");
  const texts: Readonly<Record<string, unknown>> = { ...values };
  const name = [field, field.replace(/s$/, "")].find((one) => isTextValue(texts[one]));
  if (name === undefined) return path;
  return `${name}.${isLanguage(language) ? language : currentLanguage()}`;
}

/** The names of all inputs of a form. */
export const inputNames = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isTextValue(value) ? LANGUAGES.map((language) => `${name}.${language}`) : [name],
  );

/** The languages in which some of these texts are missing; a text that is blank in all of them lacks none. */
export function missingLanguages(...texts: readonly (Translations | undefined)[]): Language[] {
  const written = texts.filter((each) => each && Object.values(each).some(Boolean));
  return offeredLanguages().filter((language) => written.some((each) => each?.[language] === ""));
}

/** The columns of an export with a text in the languages that its list does not show. */
export function otherLanguageColumns<T>(label: TextLabel, texts: (row: T) => Translations | undefined): Column<T>[] {
  const [, ...others] = typedLanguages();
  return others.map((language) => ({
    head: contentFields[language][label],
    cell: (row) => texts(row)?.[language] ?? "",
  }));
}
