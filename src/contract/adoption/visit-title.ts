import { recordTexts } from "../texts/texts.ts";

/** @returns the title of a visit: 'Walk with Rex', 'Visit to Luna', 'Home visit for Rex' */
export function visitTitle({
  kind,
  animalName,
  animalType,
}: {
  kind: "visit" | "home_check";
  animalName: string;
  animalType: "Dog" | "Cat";
}): string {
  const { walk, visit, homeCheck } = recordTexts().visits.titles;
  if (kind === "home_check") return homeCheck(animalName);
  return animalType === "Dog" ? walk(animalName) : visit(animalName);
}
