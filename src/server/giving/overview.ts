import type { AreaOverview } from "../platform/overview/sources.ts";
import { lowResources } from "./resources/low-resources.queries.ts";

export const GIVING_OVERVIEW = {
  morning: { resource: { permission: "resources.write", find: ({ db }) => lowResources(db) } },
} satisfies AreaOverview;
