import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** Users in the administration (spec §2.3, §8). */
export const USER = resource("/users", {
  list: "/admin/users",
  one: "/admin/user",
  subject: "user",
  text: () => recordTexts().users,
  isArchived: true,
});
