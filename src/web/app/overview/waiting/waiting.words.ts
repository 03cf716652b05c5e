import type { WaitingAnimal } from "../../../../contract/animals/waiting.ts";
import { animalsTexts } from "../../animals/texts.ts";

/** @returns where an animal of the rounds lives */
export const placeText = ({ unit }: Pick<WaitingAnimal, "unit">): string =>
  unit ? animalsTexts().care.unit.name(unit.location, unit.unit) : animalsTexts().waiting.noUnit;
