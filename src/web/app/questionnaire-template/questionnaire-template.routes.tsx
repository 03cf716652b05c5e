import type { RouteObject } from "react-router";

/** The questionnaire that the next adopters are sent (decisions §4). */
export const questionnaireTemplateRoutes: RouteObject[] = [
  {
    path: "/admin/questionnaire",
    lazy: async () => ({
      Component: (await import("./questionnaire-template.screen.tsx")).QuestionnaireTemplateScreen,
    }),
  },
];
