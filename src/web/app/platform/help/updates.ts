import { UPDATE_NAMES } from "./update-names.ts";

/** The day on which each update came, and the screen where it is. */
const PLACES: Readonly<Record<(typeof UPDATE_NAMES)[number], { on: string; to: string }>> = {
  retention: { on: "2026-11-26", to: "/admin/settings/retention" },
  backups: { on: "2026-11-26", to: "/admin/backups" },
  oneRow: { on: "2026-11-26", to: "/admin/rounds" },
  status: { on: "2026-11-26", to: "/admin/status" },
  takeAlong: { on: "2026-11-26", to: "/admin/import/export" },
  twins: { on: "2026-11-26", to: "/admin/twins" },
  elsewhere: { on: "2026-11-26", to: "/admin/settings/feeds" },
  phone: { on: "2026-11-26", to: "/admin/calendar" },
  programs: { on: "2026-11-26", to: "/admin/programs" },
  security: { on: "2026-11-26", to: "/user_page/security" },
  import: { on: "2026-11-26", to: "/admin/import" },
  rounds: { on: "2026-11-26", to: "/admin/rounds" },
  record: { on: "2026-11-26", to: "/admin/animals" },
  phases: { on: "2026-11-26", to: "/admin/statistics" },
  morningLetter: { on: "2026-11-25", to: "/admin" },
  help: { on: "2026-11-25", to: "/admin/whats-new" },
  waiting: { on: "2026-11-25", to: "/admin/waiting" },
  tasks: { on: "2026-11-25", to: "/admin/tasks" },
  files: { on: "2026-11-25", to: "/admin/animals" },
  calendar: { on: "2026-11-24", to: "/admin/calendar" },
  plots: { on: "2026-11-24", to: "/admin/statistics" },
  firstScreen: { on: "2026-11-24", to: "/admin" },
  goingOn: { on: "2026-11-24", to: "/admin/adoptions" },
};

/** What is new, newest first. */
export const UPDATES = UPDATE_NAMES.map((name) => ({ name, ...PLACES[name] }));
