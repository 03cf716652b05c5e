import type { Icon } from "@tabler/icons-react";
import {
  IconBriefcase,
  IconCalendarEvent,
  IconFileText,
  IconHeartHandshake,
  IconHome,
  IconNews,
  IconPackage,
  IconPaw,
  IconPawFilled,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { CurrentUser } from "../../contract/accounts.ts";
import { isOpenTo, isUnder } from "../../contract/rooms.ts";

/** One entry of a sidebar; `one` is where its records live, when that is not below `to`. */
export type Place = { text: string; to: string; one?: string; icon: Icon };

/** The user area (spec §2.2). */
export const USER_PLACES: readonly Place[] = [
  { text: "Dashboard", to: "/user_page", icon: IconHome },
  { text: "My Profile", to: "/user_page/profile", icon: IconUser },
  { text: "Adoptions", to: "/user_page/adoptions", icon: IconHeartHandshake },
];

/** The administration (spec §2.3): its sidebar, its dashboard and its addresses. */
export const ADMIN_PLACES: readonly Place[] = [
  { text: "Dashboard", to: "/admin", icon: IconHome },
  { text: "Animals", to: "/admin/animals", one: "/admin/animal", icon: IconPaw },
  { text: "Animal Groups", to: "/admin/animal_groups", one: "/admin/animal_group", icon: IconPawFilled },
  { text: "Adoptions", to: "/admin/adoptions", one: "/admin/adoption", icon: IconHeartHandshake },
  {
    text: "Appointments",
    to: "/admin/appointments",
    one: "/admin/appointment",
    icon: IconCalendarEvent,
  },
  { text: "Resources", to: "/admin/resources", one: "/admin/resource", icon: IconPackage },
  { text: "News", to: "/admin/news", icon: IconNews },
  { text: "Jobs", to: "/admin/jobs", one: "/admin/job", icon: IconBriefcase },
  { text: "Resumes", to: "/admin/resumes", one: "/admin/resume", icon: IconFileText },
  { text: "Users", to: "/admin/users", one: "/admin/user", icon: IconUsers },
  { text: "Employees", to: "/admin/employees", one: "/admin/employee", icon: IconUsersGroup },
];

/** The dashboards are the beginnings of all other addresses, and so are current only themselves. */
const isDashboard = ({ to }: Place) => to === "/admin" || to === "/user_page";

/** @returns the entries that this person sees at this address */
export function placesFor(path: string, person: CurrentUser): readonly Place[] {
  return isUnder(path, "/admin") ? ADMIN_PLACES.filter(({ to }) => isOpenTo(person, to)) : USER_PLACES;
}

/** @returns whether an address belongs to an entry */
export function isCurrent(place: Place, path: string): boolean {
  if (isDashboard(place)) return path === place.to;
  return isUnder(path, place.to) || (place.one !== undefined && isUnder(path, place.one));
}
