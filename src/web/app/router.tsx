import { createBrowserRouter } from "react-router";
import { adminRoutes } from "./admin/admin.routes.tsx";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { ThrowInside } from "./errors/throw-on-purpose.tsx";
import { AppShell } from "./shell/app-shell.tsx";
import { userRoutes } from "./user-area/user.routes.tsx";

/** Every screen by its address. One that fails leaves the shell standing; a shell that fails leaves the error screen. */
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
