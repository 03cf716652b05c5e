import { recordTexts } from "../../../contract/texts/texts.ts";
import { resource } from "../platform/kit/resource.ts";

/** Animals in the administration (spec §2.3, §8). */
export const ANIMALS = resource("/animals", {
  list: "/admin/animals",
  one: "/admin/animal",
  subject: "animal",
  text: () => recordTexts().animals,
  isArchived: true,
});
