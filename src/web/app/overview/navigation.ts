import type { Icon } from "@tabler/icons-react";
import {
  IconCalendarWeek,
  IconChartBar,
  IconClipboardList,
  IconCoins,
  IconDatabaseImport,
  IconFileText,
  IconHeartHandshake,
  IconHistory,
  IconHome,
  IconHomeHeart,
  IconHourglass,
  IconLayoutGrid,
  IconListDetails,
  IconMail,
  IconMailbox,
  IconPackage,
  IconPaw,
  IconPawFilled,
  IconSend,
  IconSettings,
  IconSettingsAutomation,
  IconStethoscope,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconWalk,
} from "@tabler/icons-react";
import { isUnder, mayOpen } from "../../../contract/platform/admin-paths.ts";
import type { CurrentUser } from "../../../contract/platform/current-user.ts";
import { ANIMALS_LISTS } from "../animals/routes.ts";
import { CALENDAR_LISTS } from "../calendar/routes.ts";
import { GIVING_LISTS } from "../giving/routes.ts";
import { OUTREACH_LISTS } from "../outreach/routes.ts";
import { PEOPLE_LISTS } from "../people/routes.ts";
import type { ListScreens } from "../platform/kit/record-routes.ts";
import type { appTexts } from "../platform/texts/texts.ts";

/** One entry of a sidebar. */
export type NavigationEntry = {
  /** Its text in the catalog. */
  name: keyof ReturnType<typeof appTexts>["shell"]["navigation"];
  to: string;
  /** The address of its records, if that is not below `to`. */
  records?: string;
  icon: Icon;
};
/** Entries below those of the specification, under a heading that opens and closes them. */
export type NavigationGroup = {
  name: keyof ReturnType<typeof appTexts>["shell"]["navigationGroups"];
  entries: readonly NavigationEntry[];
  /** What people come for every day: it is open until they close it. */
  isDaily?: true;
};

/** The user area (spec §2.2). */
const USER_NAVIGATION: readonly NavigationEntry[] = [
  { name: "dashboard", to: "/user_page", icon: IconHome },
  { name: "profile", to: "/user_page/profile", icon: IconUser },
  { name: "adoptions", to: "/user_page/adoptions", icon: IconHeartHandshake },
];

/** The lists that staff keep, of all areas. */
export const LISTS: readonly ListScreens[] = [
  ...ANIMALS_LISTS,
  ...CALENDAR_LISTS,
  ...GIVING_LISTS,
  ...OUTREACH_LISTS,
  ...PEOPLE_LISTS,
];

/** Those whose place is here. */
const listsAt = (at: ListScreens["place"]): NavigationEntry[] =>
  LISTS.filter(({ place }) => place === at).map(({ name, list, one, icon }) => ({
    name,
    to: list,
    records: one,
    icon,
  }));

/** The administration: the first entries of its sidebar and the tiles of its dashboard (spec §2.3). */
const ADMIN_NAVIGATION: readonly NavigationEntry[] = [
  { name: "dashboard", to: "/admin", icon: IconHome },
  { name: "animals", to: "/admin/animals", records: "/admin/animal", icon: IconPaw },
  { name: "animalGroups", to: "/admin/animal_groups", records: "/admin/animal_group", icon: IconPawFilled },
  { name: "adoptions", to: "/admin/adoptions", records: "/admin/adoption", icon: IconHeartHandshake },
  ...listsAt("first"),
  { name: "resumes", to: "/admin/resumes", records: "/admin/resume", icon: IconFileText },
  { name: "users", to: "/admin/users", records: "/admin/user", icon: IconUsers },
  { name: "employees", to: "/admin/employees", records: "/admin/employee", icon: IconUsersGroup },
];

const ADMIN_GROUPS: readonly NavigationGroup[] = [
  {
    name: "care",
    isDaily: true,
    entries: [
      { name: "rounds", to: "/admin/rounds", icon: IconWalk },
      { name: "intake", to: "/admin/intake", icon: IconHomeHeart },
      { name: "board", to: "/admin/board", records: "/admin/locations", icon: IconLayoutGrid },
      { name: "calendar", to: "/admin/calendar", icon: IconCalendarWeek },
      ...listsAt("care"),
      { name: "treatments", to: "/admin/treatments", icon: IconStethoscope },
      { name: "fosterReports", to: "/admin/foster_reports", icon: IconHomeHeart },
      { name: "waiting", to: "/admin/waiting", icon: IconHourglass },
    ],
  },
  {
    name: "office",
    entries: [
      { name: "messages", to: "/admin/messages", icon: IconMail },
      ...listsAt("office"),
      { name: "donations", to: "/admin/donations", icon: IconCoins },
      { name: "statistics", to: "/admin/statistics", icon: IconChartBar },
      { name: "settings", to: "/admin/settings", icon: IconSettings },
    ],
  },
  {
    name: "more",
    entries: [
      { name: "newsletters", to: "/admin/newsletters", icon: IconMailbox },
      { name: "questionnaire", to: "/admin/questionnaire", icon: IconClipboardList },
      { name: "lists", to: "/admin/lists", icon: IconListDetails },
      { name: "outbox", to: "/admin/outbox", icon: IconSend },
      { name: "audit", to: "/admin/audit", icon: IconHistory },
      { name: "import", to: "/admin/import", icon: IconDatabaseImport },
      { name: "twins", to: "/admin/twins", icon: IconUsers },
      { name: "programs", to: "/admin/programs", icon: IconPackage },
      { name: "backgroundJobs", to: "/admin/background-jobs", icon: IconSettingsAutomation },
      { name: "status", to: "/admin/status", icon: IconChartBar },
      { name: "backups", to: "/admin/backups", icon: IconPackage },
    ],
  },
];

/** All other addresses begin with those of the dashboards. */
const isDashboard = ({ to }: NavigationEntry) => to === "/admin" || to === "/user_page";

/** @returns the entries that this person sees at this address */
export function navigationFor(path: string, person: CurrentUser): readonly NavigationEntry[] {
  // A person who has to set up a second factor can open nothing else until then.
  if (person.mustAddFactor) return [];
  return isUnder(path, "/admin") ? ADMIN_NAVIGATION.filter(({ to }) => mayOpen(person, to)) : USER_NAVIGATION;
}

/** @returns the groups below them, each with the entries that this person sees */
export function groupsFor(path: string, person: CurrentUser): readonly NavigationGroup[] {
  if (!isUnder(path, "/admin") || person.mustAddFactor) return [];
  return ADMIN_GROUPS.map((group) => ({ ...group, entries: group.entries.filter(({ to }) => mayOpen(person, to)) }));
}

/** @returns every entry of the administration that this person sees */
export const allEntriesFor = (person: CurrentUser): readonly NavigationEntry[] => [
  ...navigationFor("/admin", person),
  ...groupsFor("/admin", person).flatMap(({ entries }) => entries),
];

/** @returns whether an address belongs to an entry */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  if (isDashboard(entry)) return path === entry.to;
  return isUnder(path, entry.to) || (entry.records !== undefined && isUnder(path, entry.records));
}
