import { recordTexts } from "../texts/texts.ts";

/** Where people go after signing in, and its name in the header (spec §2.4). */
export const PANELS = {
  staff: { path: "/admin" },
  user: { path: "/user_page" },
} as const;

export type PanelPath = (typeof PANELS)[keyof typeof PANELS]["path"];

/** Staff go to the administration, others to their own pages. */
export const panelOf = (isStaff: boolean) => {
  const panel = isStaff ? "staff" : "user";
  return { path: PANELS[panel].path, name: recordTexts().panels[panel] };
};

/** Where everybody sees to the safety of their own account. */
export const SECURITY_PATH = "/user_page/security";
