import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { MAX_ID } from "../platform/ids.ts";
import { ById, oneOf, typedNumber } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

/** On which paper kennel cards are printed: one card on a sheet of A5, or four of A6 on a sheet of A4, to be cut. */
export const CARD_PAPERS = ["a5", "a4"] as const;
/** The most cards in one file. */
export const MAX_CARDS = 100;

const text = messages(() => recordTexts().animalPapers);

/** `ids` are animals, in the order in which their cards are printed: `3,7,12`. */
export const CardQuery = z.object({
  ids: z
    .string(text.animals)
    .transform((typed): (string | number)[] => [...new Set(typed.split(","))])
    .pipe(
      z
        .array(typedNumber(z.int(text.animals).positive(text.animals).max(MAX_ID, text.animals)))
        .max(MAX_CARDS, text.tooManyCards),
    ),
  paper: oneOf("paper", CARD_PAPERS),
});

const Year = typedNumber(z.int(text.year).min(1900, text.year).max(2999, text.year));
export const YearQuery = z.object({ year: Year });

/** The most entries in one file: they take 5 seconds and 200 MB. A longer register is printed in parts. */
export const MAX_ENTRIES = 5000;
/** `from` is the number with which a part begins. */
export const RegisterQuery = YearQuery.extend({ from: typedNumber(z.int(text.entry).min(1, text.entry)).default(1) });

/** A part of a register that one file holds: its first and its last number. */
const RegisterPart = z.object({ from: z.int(), until: z.int() });

/** Papers about animals as PDF, in the language of the person who prints them: staff's; the register is admins' (rules §14). */
export const animalPaperCalls = {
  "GET /kennel-cards": { query: CardQuery },
  "GET /animals/:id/medical-history": { params: ById },
  /** A poster of an animal that has a public page. */
  "GET /animals/:id/poster": { params: ById },
  "GET /register": { query: RegisterQuery },
  "GET /register/parts": {
    description: `Files hold ${MAX_ENTRIES} numbers: these are needed for a year.`,
    query: YearQuery,
    answer: z.object({ items: z.array(RegisterPart) }),
  },
} satisfies CallTable;
