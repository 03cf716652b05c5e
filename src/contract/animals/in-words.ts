import { listed } from "../platform/dates.ts";
import { recordTexts } from "../texts/texts.ts";
import { type Age, youngAge } from "./age.ts";
import type { Animal } from "./animals.ts";
import { breedName } from "./breeds.ts";

type Described = Pick<Animal, "type" | "sex" | "breed"> & Age;

/** @returns an animal as 'sex, Age n, breed' (spec §2.4), without what nobody knows; its type when nothing is known */
export function animalLine({ type, sex, breed, ...old }: Described): string {
  const { sexes, types, age, ageYoung } = recordTexts().animals;
  const young = youngAge(old);
  const aged = old.age === null ? null : young ? ageYoung(old.age, young) : age(old.age);
  return listed(sex && sexes[sex], aged, breed && breedName(breed)) || types[type];
}

/** @returns the age in months, where the words of the specification ('Age 0', '0 years') say less; it stands beside them */
export function ageBeside(words: string, old: Age): string | undefined {
  const young = youngAge(old);
  const saysMore = old.age === 0 || Boolean(old.ageMonths);
  return young && saysMore && !words.includes(young) ? young : undefined;
}

/** @returns an age as 'Age n', under two years in months; null while nobody knows it */
export const shortAge = ({ age, ageMonths }: Age): string | null =>
  age === null ? null : (youngAge({ age, ageMonths }) ?? recordTexts().animals.age(age));

/** @returns an animal as 'type, breed', without what nobody knows */
export const kindOf = ({ type, breed }: Pick<Animal, "type" | "breed">): string =>
  listed(recordTexts().animals.types[type], breed && breedName(breed));

/** @returns an age as 'n years' (spec §2.4) */
export const years = (age: number): string => recordTexts().animals.years(age);

/** @returns an age as 'n years' on a tile (spec §2.4), in other languages in months under two years */
export function yearsOnTile({ age, ageMonths }: Age & { age: number }): string {
  const young = youngAge({ age, ageMonths });
  return young ? recordTexts().animals.yearsYoung(age, young) : years(age);
}

/** @returns an age as people say it, where no text of the specification is asked for */
export const ageInWords = ({ age, ageMonths }: Age & { age: number }): string =>
  youngAge({ age, ageMonths }) ?? years(age);
