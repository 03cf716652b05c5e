import type { RouteObject } from "react-router";
import { isAdminsOnly } from "../../../contract/rooms.ts";
import { adoptionRoutes } from "../adoptions/adoption.routes.tsx";
import { animalGroupRoutes } from "../animal-groups/animal-group.routes.tsx";
import { animalRoutes } from "../animals/animal.routes.tsx";
import { appointmentRoutes } from "../appointments/appointment.routes.tsx";
import { auditRoutes } from "../audit/audit.routes.tsx";
import { backgroundJobRoutes } from "../background-jobs/background-jobs.routes.tsx";
import { donationRoutes } from "../donations/donation.routes.tsx";
import { employeeRoutes } from "../employees/employee.routes.tsx";
import { jobRoutes } from "../jobs/job.routes.tsx";
import { messageRoutes } from "../messages/message.routes.tsx";
import { newsRoutes } from "../news/news.routes.tsx";
import { newsletterRoutes } from "../newsletters/newsletter.routes.tsx";
import { outboxRoutes } from "../outbox/outbox.routes.tsx";
import { questionnaireTemplateRoutes } from "../questionnaire-template/questionnaire-template.routes.tsx";
import { resourceRoutes } from "../resources/resource.routes.tsx";
import { resumeRoutes } from "../resumes/resume.routes.tsx";
import { adminUserRoutes } from "../users/user.routes.tsx";
import { adminsOnly } from "./admins-only.ts";

const ROUTES: readonly RouteObject[] = [
  {
    path: "/admin",
    lazy: async () => ({ Component: (await import("./admin-dashboard.screen.tsx")).AdminDashboardScreen }),
  },
  ...animalRoutes,
  ...animalGroupRoutes,
  ...adoptionRoutes,
  ...appointmentRoutes,
  ...resourceRoutes,
  ...newsRoutes,
  ...resumeRoutes,
  ...adminUserRoutes,
  ...employeeRoutes,
  ...jobRoutes,
  ...questionnaireTemplateRoutes,
  ...newsletterRoutes,
  ...messageRoutes,
  ...donationRoutes,
  ...outboxRoutes,
  ...auditRoutes,
  ...backgroundJobRoutes,
];

/** The administration (spec §2.3); the server guards the same addresses. */
export const adminRoutes: RouteObject[] = ROUTES.map((route) =>
  isAdminsOnly(route.path ?? "") ? { ...route, loader: adminsOnly } : route,
);
