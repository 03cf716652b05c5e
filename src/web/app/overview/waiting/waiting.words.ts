import type { WaitingAnimal } from "../../../../contract/animals/waiting.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** @returns where an animal of the rounds lives */
export const placeText = ({ unit }: Pick<WaitingAnimal, "unit">): string =>
  unit ? appTexts().care.unit.name(unit.location, unit.unit) : appTexts().waiting.noUnit;
