import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { Resource } from "./resource.ts";

/** The screens of one kind of record (spec §2.3). */
export type RecordScreens = { List: ComponentType; View: ComponentType; Edit: ComponentType; Add?: ComponentType };

/**
 * The addresses of one kind of record; its screens are fetched with the first of them.
 * @param guard of screens that not everybody in the administration may see
 */
export function recordRoutes(
  { list, one }: Pick<Resource, "list" | "one">,
  screens: () => Promise<RecordScreens>,
  guard?: RouteObject["loader"],
): RouteObject[] {
  const at = (path: string, name: keyof RecordScreens): RouteObject => ({
    path,
    ...(guard && { loader: guard }),
    lazy: async () => ({ Component: (await screens())[name] }),
  });
  return [at(list, "List"), at(`${one}/add`, "Add"), at(`${one}/edit/:id`, "Edit"), at(`${one}/:id`, "View")];
}
