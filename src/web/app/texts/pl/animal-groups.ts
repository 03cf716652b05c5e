import type { Written } from "../../../../contract/texts/catalog.ts";
import type { animalGroups as english } from "../en/animal-groups.ts";

export const animalGroups: Written<typeof english> = {};
