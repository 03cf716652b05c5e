import { DAY_MS } from "../../../src/server/base/clock.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { type Kind, named } from "./kind.ts";

/** Of so many articles one is corrected. */
const CORRECTED = 3;

const NEWS = named({
  name: "news",
  as: "staff",
  path: () => "/news",
  bodyOf: (title, _nth, { employeeId }) => ({ title, content: `Somebody found a home: ${title}.`, employeeId }),
  changeOf: ({ title }, nth) =>
    nth % CORRECTED === 0 ? { content: `Somebody found a home, and a friend: ${title}.` } : undefined,
  contentOf: ({ content, employeeId }, { id }) => ({ id, content, employeeId }),
  found: async ({ db }) =>
    (await db.selectFrom("news").select(["id", "title", "content", "employee_id"]).execute()).map(
      ({ id, title, content, employee_id: employeeId }) => ({ name: title, content: { id, content, employeeId } }),
    ),
});

/** On one day a dose can only be planned once. */
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const DOSES = named({
  name: "dose",
  as: "staff",
  path: async ({ db }) => `/animals/${await buildAnimal(db)}/treatments`,
  bodyOf: (note, nth) => ({ kindId: 1, dueOn: daysFromNow(nth), dose: `${nth} ml`, note }),
  contentOf: ({ kindId, dueOn, dose }, { id }) => ({ id, kindId, dueOn, dose }),
  found: async ({ db }) =>
    (await db.selectFrom("treatments").select(["id", "note", "kind_id", "due_on", "dose"]).execute()).map(
      ({ id, note, kind_id: kindId, due_on: dueOn, dose }) => ({ name: note, content: { id, kindId, dueOn, dose } }),
    ),
});

/** Who writes says it by the address. */
const WRITER = "@person.test";

const CONTACTS = named({
  name: "contact",
  as: "visitor",
  path: () => "/contact/send",
  bodyOf: (own) => ({ name: "Ala", email: `${own.replace(" ", "-")}${WRITER}`, message: `May I see Burek? ${own}` }),
  contentOf: ({ name, message }) => ({ name, message }),
  found: async ({ db }) =>
    (await db.selectFrom("contact_messages").select(["email", "name", "message"]).execute()).map(
      ({ email, ...content }) => ({ name: email.replace(WRITER, "").replace("-", " "), content }),
    ),
});

/** In grosze; each donation is one more. */
const FROM_GROSZE = 100_000;

const DONATIONS = named({
  name: "donation",
  as: "visitor",
  path: () => "/payment/donate",
  bodyOf: (_name, nth) => ({ amount: (FROM_GROSZE + nth) / 100 }),
  contentOf: () => ({ currency: "PLN" }),
  found: async ({ db }) =>
    (await db.selectFrom("donations").select(["amount_grosze", "currency"]).execute()).map(
      ({ amount_grosze: grosze, ...content }) => ({ name: `donation ${grosze - FROM_GROSZE}`, content }),
    ),
});

/** News, doses, messages and donations. */
export const RECORDS: readonly Kind[] = [NEWS, DOSES, CONTACTS, DONATIONS];
