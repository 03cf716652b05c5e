import { recordTexts } from "./texts/texts.ts";

/** Where people belong after signing in, and what the header calls it (spec §2.4). */
export const PANELS = {
  staff: { path: "/admin" },
  user: { path: "/user_page" },
} as const;

export type PanelPath = (typeof PANELS)[keyof typeof PANELS]["path"];

/** Staff belong in the administration, others on their own pages. */
export const panelOf = (isStaff: boolean) => {
  const panel = isStaff ? "staff" : "user";
  return { path: PANELS[panel].path, name: recordTexts().panels[panel] };
};
