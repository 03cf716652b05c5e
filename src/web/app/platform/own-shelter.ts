import { useSyncExternalStore } from "react";
import { readShelterFrom, type Shelter, shelter } from "../../../contract/platform/shelter.ts";
import { accentStyles } from "../../shelter-look.ts";
import { SHELTER_ELEMENT } from "./app-document.ts";

const listeners = new Set<() => void>();

/** Whose shelter it is, as the document says that the server sent. */
export function readShelterFromDocument(): void {
  const sent = document.getElementById(SHELTER_ELEMENT)?.textContent;
  if (!sent) return;
  const record: Shelter = JSON.parse(sent);
  readShelterFrom(() => record);
}

/** The present record, for what frames the screens: drawn again when this browser has saved another. */
export function useOwnShelter(): Shelter {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shelter);
}

/** After a save: the frame, titles and colours follow at once. */
export function followSavedShelter(saved: Shelter): void {
  const before = accentStyles(shelter());
  readShelterFrom(() => saved);
  const now = accentStyles(saved);
  const link = before && document.querySelector<HTMLLinkElement>(`link[href="${before}"]`);
  if (link) link.remove();
  if (now) {
    const fresh = Object.assign(document.createElement("link"), { rel: "stylesheet", href: now });
    document.head.append(fresh);
  }
  for (const listener of listeners) listener();
}
