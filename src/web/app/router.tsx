import { createBrowserRouter } from "react-router";
import { adminRoutes } from "./admin/admin.routes.tsx";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { ThrowInside } from "./errors/throw-on-purpose.tsx";
import { AppShell } from "./shell/app-shell.tsx";
import { userRoutes } from "./user-area/user.routes.tsx";

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
            children: [...userRoutes, ...adminRoutes, { path: "*", Component: NotFoundScreen }],
          },
        ],
      },
    ],
  },
]);
