/** Where people belong after signing in, and what the header calls it (spec §2.4). */
export const PANELS = {
  staff: { path: "/admin", name: "Admin panel" },
  user: { path: "/user_page", name: "My panel" },
} as const;

export type PanelPath = (typeof PANELS)[keyof typeof PANELS]["path"];

/** Staff belong in the administration, others on their own pages. */
export const panelOf = (isStaff: boolean) => (isStaff ? PANELS.staff : PANELS.user);
