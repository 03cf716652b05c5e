import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** The stores in the administration (spec §2.3, §8). */
export const RESOURCE = resource("/resources", {
  list: "/admin/resources",
  one: "/admin/resource",
  subject: "resource",
  text: () => recordTexts().resources,
});
