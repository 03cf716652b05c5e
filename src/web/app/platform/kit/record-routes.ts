import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { Resource } from "./resource.ts";
import type { StaffResource } from "./staff-resource.ts";

/** The screens of one kind of record (spec §2.3). */
export type RecordScreens = { List: ComponentType; View: ComponentType; Edit: ComponentType; Add?: ComponentType };

/** A list that staff keep, and its screens. */
export type ListScreens = StaffResource & { screens: () => Promise<RecordScreens> };

/** The route of one screen. Its module is loaded when the screen is opened first. */
export const screenRoute = <Name extends string>(
  path: string,
  module: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject => ({ path, lazy: async () => ({ Component: (await module())[name] }) });

/** The routes of one kind of record. Its screens are loaded when one of them is opened first. */
export function recordRoutes(
  { list, one }: Pick<Resource, "list" | "one">,
  screens: () => Promise<RecordScreens>,
): RouteObject[] {
  const at = (path: string, name: keyof RecordScreens): RouteObject => ({
    path,
    lazy: async () => ({ Component: (await screens())[name] }),
  });
  return [at(list, "List"), at(`${one}/add`, "Add"), at(`${one}/edit/:id`, "Edit"), at(`${one}/:id`, "View")];
}

/** The routes of the lists of an area. */
export const listRoutes = (lists: readonly ListScreens[]): RouteObject[] =>
  lists.flatMap((list) => recordRoutes(list, list.screens));
