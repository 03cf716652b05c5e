import { type RouteObject, redirectDocument } from "react-router";
import { isAdminsOnly } from "../../../contract/platform/admin-paths.ts";
import { href } from "../../../contract/platform/href.ts";
import { ACCOUNTS_SCREENS } from "../accounts/routes.ts";
import { ADOPTION_SCREENS } from "../adoption/routes.ts";
import { ANIMALS_SCREENS } from "../animals/routes.ts";
import { CALENDAR_SCREENS } from "../calendar/routes.ts";
import { EXCHANGE_SCREENS } from "../exchange/routes.ts";
import { GIVING_SCREENS } from "../giving/routes.ts";
import { OUTREACH_SCREENS } from "../outreach/routes.ts";
import { OVERVIEW_SCREENS } from "../overview/routes.ts";
import { PEOPLE_SCREENS } from "../people/routes.ts";
import { currentSession } from "../platform/session.ts";
import { SETTINGS_SCREENS } from "../settings/routes.ts";

const SCREENS: readonly RouteObject[] = [
  ...ACCOUNTS_SCREENS,
  ...ANIMALS_SCREENS,
  ...ADOPTION_SCREENS,
  ...CALENDAR_SCREENS,
  ...GIVING_SCREENS,
  ...OUTREACH_SCREENS,
  ...PEOPLE_SCREENS,
  ...SETTINGS_SCREENS,
  ...EXCHANGE_SCREENS,
  ...OVERVIEW_SCREENS,
];

/** All screens of the user area (spec §2.2) and the administration (spec §2.3). The server protects the same addresses. */
export const routes: RouteObject[] = SCREENS.map((route) =>
  isAdminsOnly(route.path ?? "") ? { ...route, loader: adminsOnly } : route,
);

/** The loader of routes for admins only (rules §11): sends everybody else away. */
function adminsOnly(): null {
  if (!currentSession()?.isAdmin) throw redirectDocument(href("/unauthorized"));
  return null;
}
