import type { Adoption } from "../../../contract/adoption/adoptions.ts";
import { storedWord } from "../../../contract/texts/stored-word.ts";
import { adoptionTexts } from "./texts.ts";

/** @returns what was missing when staff went on all the same, as a list in words */
export const missingText = (cautions: Adoption["history"][number]["cautions"]): string =>
  cautions.map((kind) => storedWord(adoptionTexts().adoptions.despite.kinds, kind)).join(", ");
