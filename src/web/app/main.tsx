import "./app/app.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { deviceFavourites } from "../device-favourites.ts";
import { clearDraftsOnOtherLogout } from "../drafts.ts";
import { router } from "./app/router.tsx";
import { AppBoundary } from "./platform/errors/app-boundary.tsx";
import { ThrowOutside } from "./platform/errors/throw-on-purpose.tsx";
import { readShelterFromDocument } from "./platform/own-shelter.ts";
import { queryClient } from "./platform/query-client.ts";
import { currentSession } from "./platform/session.ts";
import { loadTexts } from "./platform/texts/load.ts";
import { cssVariables, theme } from "./platform/theme.ts";

clearDraftsOnOtherLogout();
readShelterFromDocument();
const container = document.getElementById("app");
if (!container) throw new Error("The document has no element for the application.");

function render(element: Element): void {
  createRoot(element).render(
    <AppBoundary>
      <ThrowOutside />
      <MantineProvider theme={theme()} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Notifications position="bottom-right" />
        </QueryClientProvider>
      </MantineProvider>
    </AppBoundary>,
  );
}

/** Favourites of this device join the account at the first screen after the login. Staff have none (rules §2). */
async function joinFavourites(): Promise<void> {
  if (currentSession()?.isEmployee !== false || deviceFavourites().length === 0) return;
  await (await import("./adoption/favourites/favourites.query.ts")).joinFavourites();
}

// Not `await`, which would make the bundler split the script into many parts.
loadTexts().then(() => render(container));
void joinFavourites();
