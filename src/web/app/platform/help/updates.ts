import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";

/**
 * What is new, newest first: each with the day on which it came and the screen where it is. What is said about it stands in
 * `texts/en/updates.ts` under the same name. Only what staff see is named here; everything is in CHANGELOG.md.
 */
export const UPDATES = [
  { name: "oneRow", on: "2026-11-26", to: "/admin/rounds" },
  { name: "status", on: "2026-11-26", to: "/admin/status" },
  { name: "takeAlong", on: "2026-11-26", to: "/admin/import/export" },
  { name: "twins", on: "2026-11-26", to: "/admin/twins" },
  { name: "elsewhere", on: "2026-11-26", to: "/admin/settings/feeds" },
  { name: "phone", on: "2026-11-26", to: "/admin/calendar" },
  { name: "import", on: "2026-11-26", to: "/admin/import" },
  { name: "rounds", on: "2026-11-26", to: "/admin/rounds" },
  { name: "record", on: "2026-11-26", to: "/admin/animals" },
  { name: "phases", on: "2026-11-26", to: "/admin/statistics" },
  { name: "morningLetter", on: "2026-11-25", to: "/admin" },
  { name: "help", on: "2026-11-25", to: "/admin/whats-new" },
  { name: "waiting", on: "2026-11-25", to: "/admin/waiting" },
  { name: "tasks", on: "2026-11-25", to: "/admin/tasks" },
  { name: "files", on: "2026-11-25", to: "/admin/animals" },
  { name: "calendar", on: "2026-11-24", to: "/admin/calendar" },
  { name: "plots", on: "2026-11-24", to: "/admin/statistics" },
  { name: "firstScreen", on: "2026-11-24", to: "/admin" },
  { name: "goingOn", on: "2026-11-24", to: "/admin/adoptions" },
] as const;

/** How many of the entries were there when this browser's person last looked; a new browser has nothing to catch up on. */
export function useUpdates() {
  const [known, setKnown] = useLocalStorage({
    key: "updates-known",
    defaultValue: UPDATES.length,
    getInitialValueInEffect: false,
  });
  // A default is not stored by itself, and would grow with the next update.
  useEffect(() => setKnown((before) => before), [setKnown]);
  return { fresh: Math.max(0, UPDATES.length - known), markSeen: () => setKnown(UPDATES.length) };
}
