import { pluralsOf } from "../plurals-of.ts";

/** Polish. Its plurals: one 1 · few 2–4, 22–24 … · many 0, 5–21, 25 … · other 1,5. */
export const language = {
  name: "Polski",
  word: "Język",
  locale: "pl-PL",
  money: { unit: "zł", point: "," },
  clingingWords: "a|i|o|u|w|z",
  wordAfterNumbers: "tydzień|tygodnie|tygodni",
  plural: pluralsOf<"one" | "few" | "many" | "other">("pl-PL"),
};
