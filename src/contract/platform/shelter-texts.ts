import { z } from "zod";
import { byLanguage, LANGUAGES, type Language } from "../texts/language.ts";
import type { CallTable } from "./call.ts";
import { Instant, LanguageCode } from "./shared.ts";

/** The texts that a shelter may edit, by what they belong to; keys begin with these (rules §12). */
export const TEXT_PARTS = [
  "page.landing",
  "page.about",
  "page.adoption",
  "page.donate",
  "page.volunteer",
  "page.privacy",
  "page.terms",
  "page.footer",
  "letter.frame",
  "letter.welcome",
  "letter.confirmEmail",
  "letter.passwordReset",
  "letter.accountChanged",
  "letter.emailChanged",
  "letter.accountClosed",
  "letter.adoption",
  "letter.jobDecision",
  "letter.newsletter",
  "letter.message",
  "contract",
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** The roles of texts on pages, letters and papers. */
export const TEXT_ROLES = ["heading", "description", "subject", "button", "text", "list", "parts"] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/** The longest texts, in characters. */
export const TEXT_LIMITS: Readonly<Record<TextRole, number>> = {
  heading: 120,
  description: 300,
  subject: 150,
  button: 60,
  text: 2_000,
  list: 6_000,
  parts: 6_000,
};

/** The most lines of a list. */
export const MAX_LINES = 40;

/** A schema for each language. */
const inEach = <T extends z.ZodType>(one: T) => z.object(byLanguage(() => one) as Record<Language, T>);

/** A placeholder in a text, such as `{animal}`. */
export const Placeholder = z.object({
  name: z.string(),
  isNumber: z.boolean().describe("may be followed by the forms of a word: {weeks|week|weeks}"),
  neededIn: z.array(LanguageCode).describe("languages whose text must have it"),
});
export type Placeholder = z.infer<typeof Placeholder>;

/** One text that a shelter may edit. */
export const ShelterText = z
  .object({
    key: z.string(),
    part: z.enum(TEXT_PARTS),
    role: z.enum(TEXT_ROLES),
    limit: z.int().describe("in characters"),
    placeholders: z.array(Placeholder),
    builtIn: inEach(z.string()),
    ...inEach(z.string().nullable()).describe("the shelter's own text; null is the built-in one").shape,
    builtInAtEdit: inEach(z.string().nullable()).describe("the former built-in text, where it has changed since"),
    unusable: inEach(z.array(z.string())).describe("why the shelter's text cannot be shown any more"),
    version: z.int().describe("a save names it in If-Match; 0 before the first"),
    changedAt: Instant.nullable(),
    changedBy: z.string().nullable(),
  })
  .meta({ id: "ShelterText" });
export type ShelterText = z.infer<typeof ShelterText>;

/** Longer texts are refused before they are checked. The limit of each text is in `TEXT_LIMITS`. */
const MAX_CHARACTERS = 20_000;

/** A missing or null language gets the built-in text. */
export const ShelterTextChange = z
  .object(byLanguage(() => z.string().max(MAX_CHARACTERS).nullable().default(null)))
  .describe("lists have one entry a line");
export type ShelterTextChange = z.output<typeof ShelterTextChange>;

export const ShelterTextVersion = z.object({
  version: z.int(),
  ...inEach(z.string().nullable()).shape,
  at: Instant,
  by: z.string().nullable(),
});
export type ShelterTextVersion = z.infer<typeof ShelterTextVersion>;

const ByKey = z.object({ key: z.string().max(200) });

/** The shelter's own texts (rules §12). */
export const shelterTextCalls = {
  "GET /shelter/texts": { answer: z.object({ items: z.array(ShelterText) }) },
  "PUT /shelter/texts/:key": {
    description: "Needs If-Match with the version: 428 without it, 412 if somebody else has saved in the meantime.",
    params: ByKey,
    body: ShelterTextChange,
    answer: ShelterText,
  },
  "DELETE /shelter/texts/:key": {
    description: "Back to the built-in text in all languages. If-Match is heeded where it is sent.",
    params: ByKey,
  },
  "GET /shelter/texts/:key/history": { params: ByKey, answer: z.object({ items: z.array(ShelterTextVersion) }) },
  "POST /shelter/texts/:key/preview": {
    description: "The page or letter as HTML or the contract as PDF, with texts that are not saved yet.",
    params: ByKey,
    body: ShelterTextChange.extend({ language: LanguageCode.optional().describe(`one of ${LANGUAGES.join(", ")}`) }),
  },
} satisfies CallTable;
