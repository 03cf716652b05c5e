import { Alert, Button, Text, Textarea } from "@mantine/core";
import { type RefObject, useRef } from "react";
import type { ShelterText } from "../../../../contract/platform/shelter-texts.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import {
  currentLanguage,
  LANGUAGE_NAME,
  type Language,
  languagesFromReaders,
  nameOf,
} from "../../../../contract/texts/language.ts";
import { languages } from "../../../../contract/texts/languages.generated.ts";
import { type FormOf, field } from "../../platform/kit/form.ts";
import { settingsTexts } from "../texts.ts";

const formsExample = (language: Language): string => languages[language].wordAfterNumbers;

type Props = { text: ShelterText; form: FormOf<Translations> };

/** Where somebody typed last. */
type Typing = RefObject<{ language: Language; input: HTMLTextAreaElement } | null>;

/** The text in each language beside each other, with its placeholders. */
export function TextFields({ text, form }: Props) {
  const typing: Typing = useRef(null);
  const { roles, listHint, partsHint, linkHint } = settingsTexts().shelterTexts;
  return (
    <>
      <h2>{roles[text.role]}</h2>
      {text.role === "list" && <Text size="sm">{listHint}</Text>}
      {text.role === "parts" && <Text size="sm">{partsHint}</Text>}
      {(text.role === "text" || text.role === "list") && <Text size="sm">{linkHint}</Text>}
      <div className="text-pairs">
        {languagesFromReaders().map((language) => (
          <div key={language}>
            <Textarea
              {...field(form, language)}
              lang={language}
              label={<span lang={language}>{LANGUAGE_NAME[language]}</span>}
              autosize
              minRows={["text", "list", "parts"].includes(text.role) ? 4 : 1}
              maxLength={text.limit}
              onFocus={({ currentTarget }) => {
                typing.current = { language, input: currentTarget };
              }}
            />
            <BuiltIn text={text} form={form} language={language} />
          </div>
        ))}
      </div>
      <Placeholders text={text} form={form} typing={typing} />
    </>
  );
}

/** What is built in, where the field has other words, and what an update has changed in it. */
function BuiltIn({ text, form, language }: Props & { language: Language }) {
  const words = settingsTexts().shelterTexts;
  const builtIn = text.builtIn[language];
  const former = text.builtInAtEdit[language];
  const reasons = text.unusable[language];
  return (
    <>
      {reasons.length > 0 && (
        <Alert color="red" variant="light" title={words.unusable}>
          {reasons.join(" ")}
        </Alert>
      )}
      {former !== null && (
        <Alert color="yellow" variant="light" title={words.changed.title}>
          <p>{words.changed.hint}</p>
          <p>{words.changed.before}</p>
          <p lang={language} className="text-words">
            {former}
          </p>
          <p>{words.changed.now}</p>
          <p lang={language} className="text-words">
            {builtIn}
          </p>
        </Alert>
      )}
      {form.getValues()[language] !== builtIn && (
        <details>
          <summary>{words.builtIn}</summary>
          <p lang={language} className="text-words">
            {builtIn}
          </p>
          <Button variant="outline" size="sm" onClick={() => form.setValues({ [language]: builtIn })}>
            {words.useBuiltIn}
          </Button>
        </details>
      )}
    </>
  );
}

function Placeholders({ text, form, typing }: Props & { typing: Typing }) {
  const words = settingsTexts().shelterTexts.placeholders;
  const meanings: Readonly<Record<string, string>> = words.meanings;
  const number = text.placeholders.find(({ isNumber }) => isNumber);

  /** In place of what is selected, or at the end of the reader's language. */
  function insert(name: string): void {
    const language = typing.current?.language ?? currentLanguage();
    const typed = form.getValues()[language];
    const { selectionStart: from = typed.length, selectionEnd: to = typed.length } = typing.current?.input ?? {};
    form.setValues({ [language]: `${typed.slice(0, from)}{${name}}${typed.slice(to)}` });
    const end = from + name.length + 2;
    // After the field has been drawn with it.
    requestAnimationFrame(() => {
      typing.current?.input.focus();
      typing.current?.input.setSelectionRange(end, end);
    });
  }

  return (
    <section className="text-placeholders">
      <h3>{words.title}</h3>
      <Text size="sm">{words.hint}</Text>
      <ul>
        {text.placeholders.map(({ name, neededIn }) => (
          <li key={name}>
            <Button variant="outline" size="sm" onClick={() => insert(name)}>
              {`{${name}}`}
            </Button>{" "}
            {meanings[name]}
            {neededIn.length > 0 && ` (${words.needed})`}
          </li>
        ))}
      </ul>
      {number &&
        languagesFromReaders().map((language) => (
          <Text key={language} size="sm">
            {words.forms(nameOf(language), `{${number.name}} {${number.name}|${formsExample(language)}}`)}
          </Text>
        ))}
    </section>
  );
}
