import type { PanelPath } from "../../../contract/platform/panels.ts";

/** The signed-in person in the header (spec §2.4); null for a visitor. */
export type Viewer = { fullName: string; panelPath: PanelPath } | null;

/** The built files that a page loads, with their hashed names. */
export type Assets = { styles: readonly string[]; script: string; fonts: readonly string[] };

/** What every page gets in addition to its props. */
export type Site = {
  /** The public address without a trailing slash, for canonical links and Open Graph. */
  publicUrl: string;
  /** The canonical path and query of this page, such as `/animals?page=2`. */
  path: string;
  viewer: Viewer;
  assets: Assets;
};

/**
 * Ids of the user's favourites among the animals on the page. `device` for visitors, whose browser marks them, so that
 * the page is the same for all; null for staff, who have none (rules §2).
 */
export type Favourites = readonly number[] | "device" | null;
