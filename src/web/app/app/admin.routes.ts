import { type RouteObject, redirectDocument } from "react-router";
import { isAdminsOnly } from "../../../contract/platform/admin-paths.ts";
import { href } from "../../../contract/platform/href.ts";
import { ANIMALS } from "../animals/animal.resource.ts";
import { GROUPS } from "../animals/groups/animal-group.resource.ts";
import { APPOINTMENT } from "../calendar/appointment.resource.ts";
import { RESOURCE } from "../giving/resources/resource.resource.ts";
import { MESSAGE } from "../outreach/messages/message.resource.ts";
import { REPLY_TEMPLATE } from "../outreach/messages/reply-template.resource.ts";
import { NEWS } from "../outreach/news/news.resource.ts";
import { EMPLOYEE } from "../people/employees/employee.resource.ts";
import { JOB_APPLICATION } from "../people/job-applications/job-application.resource.ts";
import { JOB } from "../people/jobs/job.resource.ts";
import { USER } from "../people/users/user.resource.ts";
import { recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { currentSession } from "../platform/session.ts";

const newsletters = () => import("../outreach/newsletters/newsletter.screens.tsx");

const ROUTES: readonly RouteObject[] = [
  screenRoute("/admin", () => import("../overview/dashboard/admin-dashboard.screen.tsx"), "AdminDashboardScreen"),
  ...recordRoutes(ANIMALS, () => import("../animals/animal.screens.tsx")),
  screenRoute("/admin/statistics", () => import("../overview/statistics/statistics.screen.tsx"), "StatisticsScreen"),
  screenRoute("/admin/treatments", () => import("../animals/treatments/due.screen.tsx"), "DueScreen"),
  screenRoute("/admin/treatments/batches", () => import("../animals/treatments/batches.screen.tsx"), "BatchesScreen"),
  screenRoute("/admin/treatments/rules", () => import("../animals/treatments/rules.screen.tsx"), "RulesScreen"),
  screenRoute("/admin/settings/visits", () => import("../adoption/visits/plan.screen.tsx"), "PlanScreen"),
  screenRoute("/admin/calendar", () => import("../calendar/calendar.screen.tsx"), "CalendarScreen"),
  screenRoute("/admin/intake", () => import("../animals/stays/intake.screen.tsx"), "IntakeScreen"),
  screenRoute("/admin/board", () => import("../animals/care/board.screen.tsx"), "BoardScreen"),
  screenRoute("/admin/locations", () => import("../animals/care/locations.screen.tsx"), "LocationsScreen"),
  screenRoute(
    "/admin/foster_reports",
    () => import("../animals/fosters/foster-reports.screen.tsx"),
    "FosterReportsScreen",
  ),
  ...recordRoutes(GROUPS, () => import("../animals/groups/animal-group.screens.tsx")),
  screenRoute("/admin/adoptions", () => import("../adoption/adoption-list.screen.tsx"), "AdoptionListScreen"),
  screenRoute("/admin/adoptions/board", () => import("../adoption/adoption-board.screen.tsx"), "AdoptionBoardScreen"),
  screenRoute("/admin/adoptions/compare/:id", () => import("../adoption/compare.screen.tsx"), "CompareScreen"),
  screenRoute("/admin/adoption/add", () => import("../adoption/adoption-add.screen.tsx"), "AdoptionAddScreen"),
  screenRoute("/admin/adoption/:id", () => import("../adoption/adoption-detail.screen.tsx"), "AdoptionDetailScreen"),
  screenRoute("/admin/adoption/edit/:id", () => import("../adoption/adoption-edit.screen.tsx"), "AdoptionEditScreen"),
  ...recordRoutes(APPOINTMENT, () => import("../calendar/appointment.screens.tsx")),
  ...recordRoutes(RESOURCE, () => import("../giving/resources/resource.screens.tsx")),
  ...recordRoutes(NEWS, () => import("../outreach/news/news.screens.tsx")),
  ...recordRoutes(JOB_APPLICATION, () => import("../people/job-applications/job-application.screens.tsx")),
  // Users sign up themselves: there is no screen to add one (spec §2.3).
  ...recordRoutes(USER, () => import("../people/users/user.screens.tsx")).filter(
    ({ path }) => path !== `${USER.one}/add`,
  ),
  ...recordRoutes(EMPLOYEE, () => import("../people/employees/employee.screens.tsx")),
  ...recordRoutes(JOB, () => import("../people/jobs/job.screens.tsx")),
  screenRoute(
    "/admin/questionnaire",
    () => import("../adoption/questionnaire/questionnaire-template.screen.tsx"),
    "QuestionnaireTemplateScreen",
  ),
  screenRoute("/admin/newsletters", newsletters, "List"),
  screenRoute("/admin/newsletters/add", newsletters, "Add"),
  screenRoute("/admin/newsletters/edit/:id", newsletters, "Edit"),
  screenRoute("/admin/newsletters/:id", newsletters, "View"),
  screenRoute(MESSAGE.list, () => import("../outreach/messages/message-list.screen.tsx"), "MessageListScreen"),
  screenRoute(`${MESSAGE.one}/:id`, () => import("../outreach/messages/message.screen.tsx"), "MessageScreen"),
  ...recordRoutes(REPLY_TEMPLATE, () => import("../outreach/messages/reply-template.screens.tsx")),
  screenRoute("/admin/donations", () => import("../giving/donation-list.screen.tsx"), "DonationListScreen"),
  screenRoute("/admin/donations/monthly", () => import("../giving/monthly-list.screen.tsx"), "MonthlyListScreen"),
  screenRoute("/admin/outbox", () => import("../settings/outbox/outbox-list.screen.tsx"), "OutboxListScreen"),
  screenRoute("/admin/outbox/:id", () => import("../settings/outbox/letter.screen.tsx"), "LetterScreen"),
  screenRoute("/admin/settings", () => import("../settings/settings.screen.tsx"), "SettingsScreen"),
  screenRoute("/admin/lists", () => import("../settings/lists/shelter-lists.screen.tsx"), "ShelterListsScreen"),
  screenRoute("/admin/settings/texts", () => import("../settings/texts/text-list.screen.tsx"), "TextListScreen"),
  screenRoute("/admin/settings/texts/:key", () => import("../settings/texts/text.screen.tsx"), "TextScreen"),
  screenRoute("/admin/audit", () => import("../settings/audit/audit.screen.tsx"), "AuditScreen"),
  screenRoute(
    "/admin/background-jobs",
    () => import("../settings/background-jobs/background-jobs.screen.tsx"),
    "BackgroundJobsScreen",
  ),
];

/** All routes of the administration (spec §2.3). The server protects the same addresses. */
export const adminRoutes: RouteObject[] = ROUTES.map((route) =>
  isAdminsOnly(route.path ?? "") ? { ...route, loader: adminsOnly } : route,
);

/** The loader of routes for admins only (rules §11): sends everybody else away. */
function adminsOnly(): null {
  if (!currentSession()?.isAdmin) throw redirectDocument(href("/unauthorized"));
  return null;
}
