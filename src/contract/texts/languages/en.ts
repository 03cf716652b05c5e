import { pluralsOf } from "../plurals-of.ts";

/** English, in the specification's words. */
export const language = {
  /** What those who speak it call it, and its word for "language". */
  name: "English",
  word: "Language",
  /** By which dates, numbers and lists are written. */
  locale: "en-GB",
  money: { unit: "PLN", point: "." },
  /** Words, with bars between, after which no line ends. */
  clingingWords: "",
  /** A word in each form that it has after whole numbers. */
  wordAfterNumbers: "week|weeks",
  plural: pluralsOf<"one" | "other">("en-GB"),
};
