import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** @returns a random code of capitals and digits that people can read out and type; each has almost five bits */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
