import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** News in the administration (spec §2.3, §8). */
export const NEWS = resource("/news", {
  list: "/admin/news",
  one: "/admin/news",
  subject: "news",
  text: () => recordTexts().news,
});
