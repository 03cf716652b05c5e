import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { isAdminsOnly } from "../../../contract/rooms.ts";
import { GROUPS } from "../animal-groups/animal-group.resource.ts";
import { ANIMALS } from "../animals/animal.resource.ts";
import { APPOINTMENT } from "../appointments/appointment.resource.ts";
import { EMPLOYEE } from "../employees/employee.resource.ts";
import { JOB } from "../jobs/job.resource.ts";
import { recordRoutes } from "../kit/record-routes.ts";
import { MESSAGE } from "../messages/message.resource.ts";
import { REPLY_TEMPLATE } from "../messages/reply-template.resource.ts";
import { NEWS } from "../news/news.resource.ts";
import { RESOURCE } from "../resources/resource.resource.ts";
import { RESUME } from "../resumes/resume.resource.ts";
import { USER } from "../users/user.resource.ts";
import { adminsOnly } from "./admins-only.ts";

/** The route of one screen. Its module is loaded when the screen is opened first. */
const screen = <Name extends string>(
  path: string,
  module: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await module())[name] }) });

const newsletters = () => import("../newsletters/newsletter.screens.tsx");

const ROUTES: readonly RouteObject[] = [
  screen("/admin", () => import("./admin-dashboard.screen.tsx"), "AdminDashboardScreen"),
  ...recordRoutes(ANIMALS, () => import("../animals/animal.screens.tsx")),
  screen("/admin/statistics", () => import("../statistics/statistics.screen.tsx"), "StatisticsScreen"),
  screen("/admin/treatments", () => import("../treatments/due.screen.tsx"), "DueScreen"),
  screen("/admin/treatments/batches", () => import("../treatments/batches.screen.tsx"), "BatchesScreen"),
  screen("/admin/treatments/rules", () => import("../treatments/rules.screen.tsx"), "RulesScreen"),
  screen("/admin/settings/visits", () => import("../visits/plan.screen.tsx"), "PlanScreen"),
  screen("/admin/calendar", () => import("../calendar/calendar.screen.tsx"), "CalendarScreen"),
  screen("/admin/intake", () => import("../stays/intake.screen.tsx"), "IntakeScreen"),
  screen("/admin/board", () => import("../housing/board.screen.tsx"), "BoardScreen"),
  screen("/admin/locations", () => import("../housing/locations.screen.tsx"), "LocationsScreen"),
  screen("/admin/foster_reports", () => import("../fosters/foster-reports.screen.tsx"), "FosterReportsScreen"),
  ...recordRoutes(GROUPS, () => import("../animal-groups/animal-group.screens.tsx")),
  screen("/admin/adoptions", () => import("../adoptions/adoption-list.screen.tsx"), "AdoptionListScreen"),
  screen("/admin/adoptions/board", () => import("../adoptions/adoption-board.screen.tsx"), "AdoptionBoardScreen"),
  screen("/admin/adoptions/compare/:id", () => import("../adoptions/compare.screen.tsx"), "CompareScreen"),
  screen("/admin/adoption/add", () => import("../adoptions/adoption-add.screen.tsx"), "AdoptionAddScreen"),
  screen("/admin/adoption/:id", () => import("../adoptions/adoption-detail.screen.tsx"), "AdoptionDetailScreen"),
  screen("/admin/adoption/edit/:id", () => import("../adoptions/adoption-edit.screen.tsx"), "AdoptionEditScreen"),
  ...recordRoutes(APPOINTMENT, () => import("../appointments/appointment.screens.tsx")),
  ...recordRoutes(RESOURCE, () => import("../resources/resource.screens.tsx")),
  ...recordRoutes(NEWS, () => import("../news/news.screens.tsx")),
  ...recordRoutes(RESUME, () => import("../resumes/resume.screens.tsx")),
  // Users sign up themselves: there is no screen to add one (spec §2.3).
  ...recordRoutes(USER, () => import("../users/user.screens.tsx")).filter(({ path }) => path !== `${USER.one}/add`),
  ...recordRoutes(EMPLOYEE, () => import("../employees/employee.screens.tsx")),
  ...recordRoutes(JOB, () => import("../jobs/job.screens.tsx")),
  screen(
    "/admin/questionnaire",
    () => import("../questionnaire-template/questionnaire-template.screen.tsx"),
    "QuestionnaireTemplateScreen",
  ),
  screen("/admin/newsletters", newsletters, "List"),
  screen("/admin/newsletters/add", newsletters, "Add"),
  screen("/admin/newsletters/edit/:id", newsletters, "Edit"),
  screen("/admin/newsletters/:id", newsletters, "View"),
  screen(MESSAGE.list, () => import("../messages/message-list.screen.tsx"), "MessageListScreen"),
  screen(`${MESSAGE.one}/:id`, () => import("../messages/message.screen.tsx"), "MessageScreen"),
  ...recordRoutes(REPLY_TEMPLATE, () => import("../messages/reply-template.screens.tsx")),
  screen("/admin/donations", () => import("../donations/donation-list.screen.tsx"), "DonationListScreen"),
  screen("/admin/donations/monthly", () => import("../donations/monthly-list.screen.tsx"), "MonthlyListScreen"),
  screen("/admin/outbox", () => import("../outbox/outbox-list.screen.tsx"), "OutboxListScreen"),
  screen("/admin/outbox/:id", () => import("../outbox/letter.screen.tsx"), "LetterScreen"),
  screen("/admin/settings", () => import("../settings/settings.screen.tsx"), "SettingsScreen"),
  screen("/admin/lists", () => import("../shelter-lists/shelter-lists.screen.tsx"), "ShelterListsScreen"),
  screen("/admin/settings/texts", () => import("../shelter-texts/text-list.screen.tsx"), "TextListScreen"),
  screen("/admin/settings/texts/:key", () => import("../shelter-texts/text.screen.tsx"), "TextScreen"),
  screen("/admin/audit", () => import("../audit/audit.screen.tsx"), "AuditScreen"),
  screen(
    "/admin/background-jobs",
    () => import("../background-jobs/background-jobs.screen.tsx"),
    "BackgroundJobsScreen",
  ),
];

/** All routes of the administration (spec §2.3). The server protects the same addresses. */
export const adminRoutes: RouteObject[] = ROUTES.map((route) =>
  isAdminsOnly(route.path ?? "") ? { ...route, loader: adminsOnly } : route,
);
