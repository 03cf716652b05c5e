import { recordTexts } from "./texts/texts.ts";

const names = (): Readonly<Record<string, string>> => recordTexts().breeds;

/** @returns a breed in the reader's language, if it is a known one; otherwise as it was typed */
export const breedName = (breed: string): string => names()[breed] ?? breed;

/**
 * What is stored of a breed that was typed: a known one has the same name in every language, so that filters find it.
 * @param typed in the writer's language; upper and lower case are alike
 */
export function storedBreed(typed: string): string {
  const wanted = typed.toLowerCase();
  const found = Object.entries(names()).find(([stored, name]) => name !== stored && name.toLowerCase() === wanted);
  return found?.[0] ?? typed;
}
