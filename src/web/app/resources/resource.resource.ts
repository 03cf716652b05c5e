import { RESOURCE_TEXT } from "../../../contract/resources.ts";
import type { Resource } from "../kit/resource.ts";

/** The stores in the administration (spec §2.3, §8). */
export const RESOURCE: Resource = {
  api: "/resources",
  name: "Resource",
  list: "/admin/resources",
  one: "/admin/resource",
  subject: "resource",
  text: RESOURCE_TEXT,
};
