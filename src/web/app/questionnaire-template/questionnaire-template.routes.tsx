import type { RouteObject } from "react-router";
import { adminsOnly } from "../admin/admins-only.ts";

/** The questionnaire that the next adopters are sent (decisions §4). */
export const questionnaireTemplateRoutes: RouteObject[] = [
  {
    path: "/admin/questionnaire",
    loader: adminsOnly,
    lazy: async () => ({
      Component: (await import("./questionnaire-template.screen.tsx")).QuestionnaireTemplateScreen,
    }),
  },
];
