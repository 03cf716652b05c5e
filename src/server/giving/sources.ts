import type { Waiting } from "../../contract/giving/morning-and-search.ts";
import { MORNING_ARRANGEMENTS } from "../../contract/platform/morning-item.ts";
import type { AreaSources } from "../parts/sources/sources.ts";
import { lowResources } from "./resources/low-resources.queries.ts";

export const GIVING_SOURCES = {
  morning: {
    resource: { permission: "resources.write", find: ({ db }) => lowResources(db), arrangements: MORNING_ARRANGEMENTS },
  },
} satisfies AreaSources<Waiting>;
