import { recordTexts } from "../texts/texts.ts";
import type { VisitKind } from "./visits.ts";

/** @returns the title of a visit: 'Walk with Rex', 'Visit to Luna', 'Home visit for Rex' */
export function visitTitle({
  kind,
  animalName,
  animalType,
}: {
  kind: VisitKind;
  animalName: string;
  animalType: "Dog" | "Cat";
}): string {
  const { walk, visit, homeCheck, fetching } = recordTexts().visits.titles;
  if (kind === "home_check") return homeCheck(animalName);
  if (kind === "fetching") return fetching(animalName);
  return animalType === "Dog" ? walk(animalName) : visit(animalName);
}
