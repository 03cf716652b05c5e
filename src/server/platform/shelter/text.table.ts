import type { TextPart } from "../../../contract/platform/shelter-texts.ts";

/** The editable texts of one section of a catalog. */
export type EditablePart = {
  catalog: "pages" | "server";
  /** The section of the catalog. */
  path: readonly string[];
  /** Texts of the section that may not be edited, such as labels of the program. */
  without?: readonly string[];
  /** The only texts of the section that may be edited. */
  only?: readonly string[];
  /** The names of the values that functions of the catalog take, by the text's path in the section; `*` is any. */
  values?: Readonly<Record<string, readonly string[]>>;
};

const letter = (...path: string[]): EditablePart => ({ catalog: "server", path: ["letters", ...path] });
const LEGAL = { "*.text": ["shelter", "address", "email"] };

/** Every text that a shelter may edit (rules §12). */
export const EDITABLE: Readonly<Record<TextPart, EditablePart>> = {
  "page.landing": {
    catalog: "pages",
    path: ["landing"],
    only: [
      "title",
      "description",
      "hero.title",
      "hero.lead",
      "welcome",
      "help.title",
      "help.*.name",
      "help.*.text",
      "parts",
    ],
    values: {
      title: ["shelter"],
      "help.fostering.text": ["weeks"],
      "parts.help": ["adoption", "donating", "volunteering", "fostering"],
    },
  },
  "page.about": {
    catalog: "pages",
    path: ["about"],
    without: ["address", "hours", "contact", "organisation", "taxId", "registerId", "iban"],
    values: {
      description: ["shelter", "city"],
      home: ["city"],
      "parts.values": ["team", "care", "partners", "education"],
    },
  },
  "page.adoption": {
    catalog: "pages",
    path: ["adoption"],
    without: ["apply", "logInToApply"],
    values: {
      description: ["weeks"],
      "fosterToAdopt.text": ["weeks"],
      "rules.walks.rule": ["months", "walks"],
      "rules.finalized.rule": ["days"],
      "rules.foster.rule": ["weeks"],
      "parts.types": ["inShelter", "offSite", "fosterToAdopt", "virtual"],
      "parts.steps": ["application", "questionnaire", "review", "approval", "homeCheck", "contract"],
      "parts.rules": ["dogWalks", "deadline", "foster"],
    },
  },
  "page.donate": {
    catalog: "pages",
    path: ["donate"],
    without: ["tiersLabel", "button", "other", "amount", "account.recipient", "account.number"],
    values: { description: ["amount"] },
  },
  "page.volunteer": {
    catalog: "pages",
    path: ["volunteer"],
    without: ["apply", "applyNote"],
    values: {
      description: ["age", "months"],
      "requirements.age": ["age", "adult"],
      "requirements.months": ["months"],
      "parts.tasks": ["dogs", "cats", "feeding", "events"],
      "parts.steps": ["form", "sending", "meeting"],
    },
  },
  "page.privacy": {
    catalog: "pages",
    path: ["privacy"],
    without: ["changed", "cookies.table"],
    values: LEGAL,
  },
  "page.terms": { catalog: "pages", path: ["terms"], values: LEGAL },
  "page.footer": { catalog: "pages", path: ["chrome", "footer"], only: ["motto"] },
  "letter.frame": { ...letter("frame"), values: { dear: ["name"] } },
  "letter.welcome": { ...letter("welcome"), values: { subject: ["shelter"] } },
  "letter.confirmEmail": { ...letter("confirmEmail"), values: { text: ["shelter"] } },
  "letter.passwordReset": letter("passwordReset"),
  "letter.accountChanged": letter("accountChanged"),
  "letter.emailChanged": letter("emailChanged"),
  "letter.accountClosed": letter("accountClosed"),
  "letter.adoption": { catalog: "server", path: ["adoptionLetters"], values: { "*": ["animal"] } },
  "letter.jobDecision": { ...letter("jobDecision"), values: { "*": ["job"] } },
  "letter.newsletter": { ...letter("newsletter"), values: { text: ["shelter"] } },
  "letter.message": {
    ...letter("message"),
    without: ["replySubject", "youWrote", "weWrote", "someoneWrote"],
    values: { subject: ["sender"], sender: ["sender", "senderEmail"], closing: ["sender"] },
  },
  contract: {
    catalog: "server",
    path: ["contract"],
    without: ["parties.shelter", "parties.adopter", "parties.issued", "animal.described"].concat(
      ["acceptance.accepted", "acceptance.hash", "page"], // The signature, and the page number.
    ),
    values: { title: ["number"] },
  },
};

/** Placeholders that every text may have: values of the shelter's record. */
export const RECORD_VALUES = ["shelter", "city", "address", "phone", "email"] as const;

/** Placeholders that are whole numbers. The catalogs write some of them in words: "two weeks". */
export const NUMBERS: Readonly<Record<string, { inWords: boolean }>> = {
  weeks: { inWords: true },
  walks: { inWords: true },
  days: { inWords: true },
  months: { inWords: false },
  age: { inWords: false },
  adult: { inWords: false },
};

/** @param pattern as `help.*.name`, where `*` is one or more parts of a path */
export const isMatch = (pattern: string, path: string): boolean =>
  path === pattern ||
  path.startsWith(`${pattern}.`) ||
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".+")}$`).test(path);
