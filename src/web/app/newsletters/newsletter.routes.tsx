import type { ComponentType } from "react";
import type { RouteObject } from "react-router";

type Screens = typeof import("./newsletter.screens.tsx");

const lazily = (name: keyof Screens) => async (): Promise<{ Component: ComponentType }> => ({
  Component: (await import("./newsletter.screens.tsx"))[name],
});

/** The newsletter: read by staff, composed by admins (decisions §2, §6). */
export const newsletterRoutes: RouteObject[] = [
  { path: "/admin/newsletters", lazy: lazily("List") },
  { path: "/admin/newsletters/add", lazy: lazily("Add") },
  { path: "/admin/newsletters/edit/:id", lazy: lazily("Edit") },
  { path: "/admin/newsletters/:id", lazy: lazily("View") },
];
