import { createBrowserRouter, type RouteObject } from "react-router";
import { adminRoutes } from "./admin/admin.routes.ts";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { ThrowInside } from "./errors/throw-on-purpose.tsx";
import { AppShell } from "./shell/app-shell.tsx";
import { loadAllTexts } from "./texts/load.ts";
import { userRoutes } from "./user-area/user.routes.ts";

/** The administration's first screen, whose texts are loaded with the script (`texts/en/start.ts`). */
const FIRST_SCREEN = "/admin";

/** A screen is shown once its module and its texts are loaded. */
const withTexts = (route: RouteObject): RouteObject => {
  const { lazy } = route;
  if (typeof lazy !== "function" || route.path === FIRST_SCREEN) return route;
  return { ...route, lazy: async () => (await Promise.all([lazy(), loadAllTexts()]))[0] };
};

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
            children: [...[...userRoutes, ...adminRoutes].map(withTexts), { path: "*", Component: NotFoundScreen }],
          },
        ],
      },
    ],
  },
]);
