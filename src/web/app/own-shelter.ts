import { readShelterFrom, type Shelter, shelter } from "../../contract/shelter.ts";
import { SHELTER_ELEMENT } from "./app-document.ts";

/** Whose shelter it is, as the document says that the server sent. */
export function readShelterFromDocument(): void {
  const sent = document.getElementById(SHELTER_ELEMENT)?.textContent;
  if (!sent) return;
  const record: Shelter = JSON.parse(sent);
  readShelterFrom(() => record);
}

/** The present record, for what frames the screens. */
export const useOwnShelter = (): Shelter => shelter();
