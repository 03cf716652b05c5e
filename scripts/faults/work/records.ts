import { DAY_MS } from "../../../src/server/platform/clock.ts";
import { buildAnimal } from "../../../test/server/support/builders.ts";
import { type Kind, named } from "./kind.ts";

const CONTENT = "Somebody found a home.";

const NEWS = named({
  name: "news",
  as: "staff",
  path: () => "/news",
  bodyOf: (title, _nth, { employeeId }) => ({ title, content: CONTENT, employeeId }),
  namesIn: async (db) => (await db.selectFrom("news").select("title").execute()).map(({ title }) => title),
});

/** On one day a dose can only be planned once. */
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const DOSES = named({
  name: "dose",
  as: "staff",
  path: async ({ db }) => `/animals/${await buildAnimal(db)}/treatments`,
  bodyOf: (note, nth) => ({ kindId: 1, dueOn: daysFromNow(nth), note }),
  namesIn: async (db) => (await db.selectFrom("treatments").select("note").execute()).map(({ note }) => note),
});

const CONTACTS = named({
  name: "contact",
  as: "visitor",
  path: () => "/contact/send",
  bodyOf: (message) => ({ name: "Ala", email: "ala@person.test", message }),
  namesIn: async (db) =>
    (await db.selectFrom("contact_messages").select("message").execute()).map(({ message }) => message),
});

/** In grosze; each donation is one more. */
const FROM_GROSZE = 100_000;

const DONATIONS = named({
  name: "donation",
  as: "visitor",
  path: () => "/payment/donate",
  bodyOf: (_name, nth) => ({ amount: (FROM_GROSZE + nth) / 100 }),
  namesIn: async (db) =>
    (await db.selectFrom("donations").select("amount_grosze").execute()).map(
      ({ amount_grosze }) => `donation ${amount_grosze - FROM_GROSZE}`,
    ),
});

/** News, doses, messages and donations. */
export const RECORDS: readonly Kind[] = [NEWS, DOSES, CONTACTS, DONATIONS];
