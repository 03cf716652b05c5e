import type { DemoTask } from "./types.ts";

/** What staff have noted: one is late, some are for today, some for later. */
export const TASKS: readonly DemoTask[] = [
  {
    title: "Ring the clinic for the pictures of Bruno’s heart",
    due: -2,
    by: "julia",
    assignee: "ewa",
    animal: "Bruno",
  },
  { title: "Air the quarantine room and change the mats", due: 0, by: "ewa", repeat: "daily" },
  { title: "Order flea drops before the shelf is empty", due: 0, by: "ewa", repeat: "monthly" },
  { title: "Clip Karmel’s coat again", due: 3, by: "julia", assignee: "julia", animal: "Karmel", repeat: { days: 56 } },
  { title: "Check the fire extinguishers", due: 12, by: "julia", repeat: { days: 180 } },
];
