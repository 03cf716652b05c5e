import { DAY_MS } from "../../../src/server/base/clock.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { entry, type Kind, named } from "./kind.ts";

const CONTENT = "Somebody found a home.";

const NEWS = named({
  name: "news",
  as: "staff",
  path: () => "/news",
  bodyOf: (title, _nth, { employeeId }) => ({ title, content: CONTENT, employeeId }),
  keptOf: ({ content, employeeId }) => ({ content, employeeId }),
  entriesIn: async (db) =>
    (await db.selectFrom("news").select(["title", "content", "employee_id"]).execute()).map(
      ({ title, content, employee_id: employeeId }) => entry(title, { content, employeeId }),
    ),
});

/** On one day a dose can only be planned once. */
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const DOSES = named({
  name: "dose",
  as: "staff",
  path: async ({ db }) => `/animals/${await buildAnimal(db)}/treatments`,
  bodyOf: (note, nth) => ({ kindId: 1, dueOn: daysFromNow(nth), note }),
  keptOf: ({ kindId, dueOn }) => ({ kindId, dueOn }),
  entriesIn: async (db) =>
    (await db.selectFrom("treatments").select(["note", "kind_id", "due_on"]).execute()).map(
      ({ note, kind_id: kindId, due_on: dueOn }) => entry(note, { kindId, dueOn }),
    ),
});

const CONTACTS = named({
  name: "contact",
  as: "visitor",
  path: () => "/contact/send",
  bodyOf: (message) => ({ name: "Ala", email: "ala@person.test", message }),
  keptOf: ({ name, email }) => ({ name, email }),
  entriesIn: async (db) =>
    (await db.selectFrom("contact_messages").select(["message", "name", "email"]).execute()).map(
      ({ message, name, email }) => entry(message, { name, email }),
    ),
});

/** In grosze; each donation is one more. */
const FROM_GROSZE = 100_000;

const DONATIONS = named({
  name: "donation",
  as: "visitor",
  path: () => "/payment/donate",
  bodyOf: (_name, nth) => ({ amount: (FROM_GROSZE + nth) / 100 }),
  keptOf: () => ({ currency: "PLN" }),
  entriesIn: async (db) =>
    (await db.selectFrom("donations").select(["amount_grosze", "currency"]).execute()).map(
      ({ amount_grosze, currency }) => entry(`donation ${amount_grosze - FROM_GROSZE}`, { currency }),
    ),
});

/** News, doses, messages and donations. */
export const RECORDS: readonly Kind[] = [NEWS, DOSES, CONTACTS, DONATIONS];
