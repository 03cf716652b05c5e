import {
  AGE_LIMITS_YEARS,
  type AgeClass,
  type AgeScale,
  SIZE_LIMITS_KG,
  type Size,
} from "../../src/contract/animals/animals.ts";

/** @returns the size class of a weight in kg (spec §9) */
export function sizeOf(weightKg: number): Size {
  if (weightKg < SIZE_LIMITS_KG.small) return "small";
  return weightKg < SIZE_LIMITS_KG.medium ? "medium" : "large";
}

/** @returns the age class of an age in whole years, by the public or the administration's reading (spec §9) */
export function ageClassOf(years: number, scale: AgeScale = "public"): AgeClass {
  const limits = AGE_LIMITS_YEARS[scale];
  if (years < limits.baby) return "baby";
  return years < limits.adult ? "adult" : "senior";
}
