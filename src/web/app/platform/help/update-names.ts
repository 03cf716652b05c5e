import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";

/**
 * What is new, newest first. The first screen says how much that is; when each came and where it is stands in `updates.ts`,
 * which is loaded with the list, and what is said about it in `texts/en/updates.ts`. Only what staff see is named here;
 * everything is in CHANGELOG.md.
 */
export const UPDATE_NAMES = [
  "retention",
  "backups",
  "oneRow",
  "status",
  "takeAlong",
  "twins",
  "elsewhere",
  "phone",
  "programs",
  "security",
  "import",
  "rounds",
  "record",
  "phases",
  "morningLetter",
  "help",
  "waiting",
  "tasks",
  "files",
  "calendar",
  "plots",
  "firstScreen",
  "goingOn",
] as const;

/** How many of the entries were there when this browser's person last looked; a new browser has nothing to catch up on. */
export function useUpdates() {
  const [known, setKnown] = useLocalStorage({
    key: "updates-known",
    defaultValue: UPDATE_NAMES.length,
    getInitialValueInEffect: false,
  });
  // A default is not stored by itself, and would grow with the next update.
  useEffect(() => setKnown((before) => before), [setKnown]);
  return { fresh: Math.max(0, UPDATE_NAMES.length - known), markSeen: () => setKnown(UPDATE_NAMES.length) };
}
