import type { TextPart } from "../../contract/platform/shelter-texts.ts";
import type { Language } from "../../contract/texts/language.ts";
import type { Deps } from "../platform/deps.ts";
import type { Letter } from "../platform/mail/letter.queue.ts";
import type { EditableText } from "../platform/shelter/editable-texts.ts";

/** A preview as HTML or as the bytes of a PDF. */
export type Preview = { type: "text/html; charset=utf-8" | "application/pdf"; content: string | Buffer };

/** Shows a text where visitors and adopters read it, with invented values. It is called in the text's language. */
export type Sample<Needs = unknown> = (
  deps: Deps & Needs,
  text: EditableText,
  language: Language,
) => Preview | Promise<Preview>;

/** The samples that an area gives for its texts. */
export type Samples<Needs = unknown> = Partial<Readonly<Record<TextPart, Sample<Needs>>>>;

type SamplePerson = { email: string; language: Language; name: string; emailConfirmed: boolean };

export const html = (content: string): Preview => ({ type: "text/html; charset=utf-8", content });

/** A letter to an invented person. @param write makes it; `url` is the address of its button */
export const letterSample =
  (write: (person: SamplePerson, text: EditableText, url: string) => Letter): Sample =>
  ({ settings }, text, language) =>
    html(
      write({ email: "anna@example.com", language, name: "Anna", emailConfirmed: true }, text, settings.publicUrl).html,
    );
