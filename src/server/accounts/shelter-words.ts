import type { Shelter } from "../../contract/platform/shelter.ts";

/** Whose words and numbers they are. Nothing of it is private. */
export type Named = Pick<Shelter, "name" | "legalName" | "street" | "city" | "email" | "phone">;

/** What this product and its people are called, in the languages that it speaks. */
const OF_THE_PRODUCT = [
  ...["animal", "shelter", "schronisko", "zwierzak", "zwierzeta", "admin", "administrator"],
  // The demonstration's password, which everybody knows, and what people add to a word to make it one.
  ...["demo", "password", "haslo"],
];
/** A shorter one is in too many other words. */
const SHORTEST = 3;

const onlyLetters = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\P{L}/gu, "");
const onlyDigits = (text: string): string => text.replace(/\D/g, "");

/** The words of a shelter, the longest first: its name, its address, those of its e-mail address, and the product's. */
function wordsOf({ name, legalName, street, city, email }: Named): string[] {
  const texts = [name, legalName ?? "", street, city, ...email.split(/[@.]/)];
  const words = [...texts.flatMap((text) => text.split(/\P{L}+/u)), ...OF_THE_PRODUCT].map(onlyLetters);
  return [...new Set(words)].filter((word) => word.length >= SHORTEST).sort((one, other) => other.length - one.length);
}

/**
 * Whether a password is nothing but words of the shelter, in any order and with any digits and signs, or its telephone
 * number: these are guessed first by whoever aims at this shelter (rules §2).
 */
export function isOfTheShelter(password: string, named: Named): boolean {
  const letters = onlyLetters(password);
  if (letters === "") return onlyDigits(password) === named.phone;
  return wordsOf(named).reduce((left, word) => left.replaceAll(word, ""), letters) === "";
}
