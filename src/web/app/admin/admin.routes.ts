import type { RouteObject } from "react-router";
import { isAdminsOnly } from "../../../contract/admin-paths.ts";
import { GROUPS } from "../animal-groups/animal-group.resource.ts";
import { ANIMALS } from "../animals/animal.resource.ts";
import { APPOINTMENT } from "../appointments/appointment.resource.ts";
import { EMPLOYEE } from "../employees/employee.resource.ts";
import { JOB } from "../jobs/job.resource.ts";
import { recordRoutes, screenRoute } from "../kit/record-routes.ts";
import { MESSAGE } from "../messages/message.resource.ts";
import { REPLY_TEMPLATE } from "../messages/reply-template.resource.ts";
import { NEWS } from "../news/news.resource.ts";
import { RESOURCE } from "../resources/resource.resource.ts";
import { RESUME } from "../resumes/resume.resource.ts";
import { USER } from "../users/user.resource.ts";
import { adminsOnly } from "./admins-only.ts";

const newsletters = () => import("../newsletters/newsletter.screens.tsx");

const ROUTES: readonly RouteObject[] = [
  screenRoute("/admin", () => import("./admin-dashboard.screen.tsx"), "AdminDashboardScreen"),
  ...recordRoutes(ANIMALS, () => import("../animals/animal.screens.tsx")),
  screenRoute("/admin/statistics", () => import("../statistics/statistics.screen.tsx"), "StatisticsScreen"),
  screenRoute("/admin/treatments", () => import("../treatments/due.screen.tsx"), "DueScreen"),
  screenRoute("/admin/treatments/batches", () => import("../treatments/batches.screen.tsx"), "BatchesScreen"),
  screenRoute("/admin/treatments/rules", () => import("../treatments/rules.screen.tsx"), "RulesScreen"),
  screenRoute("/admin/settings/visits", () => import("../visits/plan.screen.tsx"), "PlanScreen"),
  screenRoute("/admin/calendar", () => import("../calendar/calendar.screen.tsx"), "CalendarScreen"),
  screenRoute("/admin/intake", () => import("../stays/intake.screen.tsx"), "IntakeScreen"),
  screenRoute("/admin/board", () => import("../housing/board.screen.tsx"), "BoardScreen"),
  screenRoute("/admin/locations", () => import("../housing/locations.screen.tsx"), "LocationsScreen"),
  screenRoute("/admin/foster_reports", () => import("../fosters/foster-reports.screen.tsx"), "FosterReportsScreen"),
  ...recordRoutes(GROUPS, () => import("../animal-groups/animal-group.screens.tsx")),
  screenRoute("/admin/adoptions", () => import("../adoptions/adoption-list.screen.tsx"), "AdoptionListScreen"),
  screenRoute("/admin/adoptions/board", () => import("../adoptions/adoption-board.screen.tsx"), "AdoptionBoardScreen"),
  screenRoute("/admin/adoptions/compare/:id", () => import("../adoptions/compare.screen.tsx"), "CompareScreen"),
  screenRoute("/admin/adoption/add", () => import("../adoptions/adoption-add.screen.tsx"), "AdoptionAddScreen"),
  screenRoute("/admin/adoption/:id", () => import("../adoptions/adoption-detail.screen.tsx"), "AdoptionDetailScreen"),
  screenRoute("/admin/adoption/edit/:id", () => import("../adoptions/adoption-edit.screen.tsx"), "AdoptionEditScreen"),
  ...recordRoutes(APPOINTMENT, () => import("../appointments/appointment.screens.tsx")),
  ...recordRoutes(RESOURCE, () => import("../resources/resource.screens.tsx")),
  ...recordRoutes(NEWS, () => import("../news/news.screens.tsx")),
  ...recordRoutes(RESUME, () => import("../resumes/resume.screens.tsx")),
  // Users sign up themselves: there is no screen to add one (spec §2.3).
  ...recordRoutes(USER, () => import("../users/user.screens.tsx")).filter(({ path }) => path !== `${USER.one}/add`),
  ...recordRoutes(EMPLOYEE, () => import("../employees/employee.screens.tsx")),
  ...recordRoutes(JOB, () => import("../jobs/job.screens.tsx")),
  screenRoute(
    "/admin/questionnaire",
    () => import("../questionnaire-template/questionnaire-template.screen.tsx"),
    "QuestionnaireTemplateScreen",
  ),
  screenRoute("/admin/newsletters", newsletters, "List"),
  screenRoute("/admin/newsletters/add", newsletters, "Add"),
  screenRoute("/admin/newsletters/edit/:id", newsletters, "Edit"),
  screenRoute("/admin/newsletters/:id", newsletters, "View"),
  screenRoute(MESSAGE.list, () => import("../messages/message-list.screen.tsx"), "MessageListScreen"),
  screenRoute(`${MESSAGE.one}/:id`, () => import("../messages/message.screen.tsx"), "MessageScreen"),
  ...recordRoutes(REPLY_TEMPLATE, () => import("../messages/reply-template.screens.tsx")),
  screenRoute("/admin/donations", () => import("../donations/donation-list.screen.tsx"), "DonationListScreen"),
  screenRoute("/admin/donations/monthly", () => import("../donations/monthly-list.screen.tsx"), "MonthlyListScreen"),
  screenRoute("/admin/outbox", () => import("../outbox/outbox-list.screen.tsx"), "OutboxListScreen"),
  screenRoute("/admin/outbox/:id", () => import("../outbox/letter.screen.tsx"), "LetterScreen"),
  screenRoute("/admin/settings", () => import("../settings/settings.screen.tsx"), "SettingsScreen"),
  screenRoute("/admin/lists", () => import("../shelter-lists/shelter-lists.screen.tsx"), "ShelterListsScreen"),
  screenRoute("/admin/settings/texts", () => import("../shelter-texts/text-list.screen.tsx"), "TextListScreen"),
  screenRoute("/admin/settings/texts/:key", () => import("../shelter-texts/text.screen.tsx"), "TextScreen"),
  screenRoute("/admin/audit", () => import("../audit/audit.screen.tsx"), "AuditScreen"),
  screenRoute(
    "/admin/background-jobs",
    () => import("../background-jobs/background-jobs.screen.tsx"),
    "BackgroundJobsScreen",
  ),
];

/** All routes of the administration (spec §2.3). The server protects the same addresses. */
export const adminRoutes: RouteObject[] = ROUTES.map((route) =>
  isAdminsOnly(route.path ?? "") ? { ...route, loader: adminsOnly } : route,
);
