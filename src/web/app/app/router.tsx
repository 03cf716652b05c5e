import { createBrowserRouter, type RouteObject } from "react-router";
import { ErrorScreen } from "../platform/errors/error-screen.tsx";
import { NotFoundScreen } from "../platform/errors/not-found-screen.tsx";
import { ThrowInside } from "../platform/errors/throw-on-purpose.tsx";
import { loadAllTexts, loadTextsBy } from "../platform/texts/load.ts";
import { WithRecordPanels } from "./record-panels.tsx";
import { routes } from "./routes.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { loadAll, loadStart } from "./text-files.ts";

/** The administration's first screen, whose texts are loaded with the script (`texts/en/start.ts`). */
const FIRST_SCREEN = "/admin";

/** A screen is shown once its module and its texts are loaded. */
const withTexts = (route: RouteObject): RouteObject => {
  const { lazy } = route;
  if (typeof lazy !== "function" || route.path === FIRST_SCREEN) return route;
  return { ...route, lazy: async () => (await Promise.all([lazy(), loadAllTexts()]))[0] };
};

// The router loads the first screen as soon as it is made.
loadTextsBy(loadStart, loadAll);

/** All screens by address. If a screen fails, the shell stays; if the shell fails, only the error screen is shown. */
export const router = createBrowserRouter([
  {
    errorElement: (
      <main>
        <ErrorScreen />
      </main>
    ),
    hydrateFallbackElement: <div aria-busy="true" />,
    children: [
      { path: "/demo/throw/screen", Component: ThrowInside },
      {
        Component: AppShell,
        children: [
          {
            errorElement: <ErrorScreen />,
            Component: WithRecordPanels,
            children: [...routes.map(withTexts), { path: "*", Component: NotFoundScreen }],
          },
        ],
      },
    ],
  },
]);
