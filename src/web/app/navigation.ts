import type { Icon } from "@tabler/icons-react";
import {
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconDoorEnter,
  IconFileText,
  IconHeartHandshake,
  IconHome,
  IconLayoutGrid,
  IconNews,
  IconPackage,
  IconPaw,
  IconPawFilled,
  IconSettings,
  IconStethoscope,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { CurrentUser } from "../../contract/accounts.ts";
import { isOpenTo, isUnder } from "../../contract/rooms.ts";
import type { appTexts } from "./texts/texts.ts";

/** One entry of a sidebar. */
export type NavigationEntry = {
  /** Its text in the catalog. */
  name: keyof ReturnType<typeof appTexts>["shell"]["navigation"];
  to: string;
  /** The address of its records, if that is not below `to`. */
  records?: string;
  icon: Icon;
  /** Only in the sidebar: the dashboard's tiles are those of the specification. */
  isWithoutTile?: true;
};

/** The user area (spec §2.2). */
const USER_NAVIGATION: readonly NavigationEntry[] = [
  { name: "dashboard", to: "/user_page", icon: IconHome },
  { name: "profile", to: "/user_page/profile", icon: IconUser },
  { name: "adoptions", to: "/user_page/adoptions", icon: IconHeartHandshake },
];

/** The administration: its sidebar and the tiles of its dashboard (spec §2.3). */
export const ADMIN_NAVIGATION: readonly NavigationEntry[] = [
  { name: "dashboard", to: "/admin", icon: IconHome },
  { name: "animals", to: "/admin/animals", records: "/admin/animal", icon: IconPaw },
  { name: "animalGroups", to: "/admin/animal_groups", records: "/admin/animal_group", icon: IconPawFilled },
  { name: "adoptions", to: "/admin/adoptions", records: "/admin/adoption", icon: IconHeartHandshake },
  { name: "appointments", to: "/admin/appointments", records: "/admin/appointment", icon: IconCalendarEvent },
  { name: "resources", to: "/admin/resources", records: "/admin/resource", icon: IconPackage },
  { name: "news", to: "/admin/news", icon: IconNews },
  { name: "jobs", to: "/admin/jobs", records: "/admin/job", icon: IconBriefcase },
  { name: "resumes", to: "/admin/resumes", records: "/admin/resume", icon: IconFileText },
  { name: "users", to: "/admin/users", records: "/admin/user", icon: IconUsers },
  { name: "employees", to: "/admin/employees", records: "/admin/employee", icon: IconUsersGroup },
  { name: "intake", to: "/admin/intake", icon: IconDoorEnter, isWithoutTile: true },
  { name: "housing", to: "/admin/board", records: "/admin/locations", icon: IconLayoutGrid, isWithoutTile: true },
  { name: "treatments", to: "/admin/treatments", icon: IconStethoscope, isWithoutTile: true },
  { name: "statistics", to: "/admin/statistics", icon: IconChartBar, isWithoutTile: true },
  { name: "settings", to: "/admin/settings", icon: IconSettings, isWithoutTile: true },
];

/** All other addresses begin with those of the dashboards. */
const isDashboard = ({ to }: NavigationEntry) => to === "/admin" || to === "/user_page";

/** @returns the entries that this person sees at this address */
export function navigationFor(path: string, person: CurrentUser): readonly NavigationEntry[] {
  return isUnder(path, "/admin") ? ADMIN_NAVIGATION.filter(({ to }) => isOpenTo(person, to)) : USER_NAVIGATION;
}

/** @returns whether an address belongs to an entry */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  if (isDashboard(entry)) return path === entry.to;
  return isUnder(path, entry.to) || (entry.records !== undefined && isUnder(path, entry.records));
}
