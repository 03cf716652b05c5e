import { IconPackage } from "@tabler/icons-react";
import type { RESOURCES } from "../../../../contract/giving/resources.ts";
import { staffResource } from "../../platform/kit/staff-resource.ts";
import { givingTexts } from "../texts.ts";

/** The stores in the administration (spec §2.3, §8). */
export const RESOURCE = staffResource<typeof RESOURCES>("resources", "resource", {
  icon: IconPackage,
  place: "first",
  text: () => givingTexts().resources,
});
