import { SHELTER } from "../contract/shelter.ts";

/** The shelter's name as the header shows it (spec §2.4). */
export const SHELTER_NAME = SHELTER.name;
