import { Badge, Textarea, TextInput } from "@mantine/core";
import { typedLanguages } from "../../../../contract/platform/shelter.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { type Language, nameOf } from "../../../../contract/texts/language.ts";
import { contentFields } from "../texts/content-fields.generated.ts";
import { appTexts } from "../texts/texts.ts";
import { type FormOf, field } from "./form.ts";
import type { Mode } from "./record-form.tsx";
import type { TextLabel } from "./translations.ts";

type Props<V> = {
  form: FormOf<V & object>;
  mode: Mode;
  /** The form's value, which has the text in each language. */
  name: { [K in keyof V]: V[K] extends Translations ? K : never }[keyof V] & string;
  label: TextLabel;
  /** In characters. */
  limit: number;
  /** Of a text of several lines: how many are seen at least. */
  rows?: number;
  hint?: string;
  /** It has to be there in some language. */
  required?: boolean;
};

/** A text in each language, beside each other and on phones one below the other; the reader's language comes first. */
export function TranslatedField<V>({ form, mode, name, label, limit, rows, hint, required = false }: Props<V>) {
  const { inLanguage, notWritten } = appTexts().kit.translations;
  const texts = form.getValues()[name] as Translations;
  const isView = mode === "view";
  return (
    <div className="field-pairs">
      {typedLanguages().map((language, at) => {
        const isOwn = at === 0;
        const props = {
          ...field(form as FormOf<Record<string, unknown>>, `${name}.${language}`),
          lang: language,
          label: contentFields[language][label],
          labelProps: { lang: language },
          description: isOwn && hint ? `${inLanguage(nameOf(language))} ${hint}` : inLanguage(nameOf(language)),
          placeholder: isView && texts[language] === "" ? notWritten(nameOf(language)) : undefined,
          maxLength: limit,
          readOnly: isView,
          required: required && isOwn && !isView,
        };
        return rows || isView ? (
          <Textarea key={language} {...props} autosize minRows={isView ? 1 : (rows ?? 1)} />
        ) : (
          <TextInput key={language} {...props} />
        );
      })}
    </div>
  );
}

/** Says in which languages a record is not written yet. */
export const MissingLanguages = ({ languages = [] }: { languages?: readonly Language[] | undefined }) =>
  languages.map((language) => (
    <Badge key={language} variant="outline" color="gray" size="sm" className="missing-language">
      {appTexts().kit.translations.missing(nameOf(language))}
    </Badge>
  ));
