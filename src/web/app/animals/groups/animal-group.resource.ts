import type { AnimalGroup } from "../../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { type Resource, resource } from "../../platform/kit/resource.ts";

/** Animal groups in the administration (spec §2.3, §8). */
export const GROUPS = resource("/animal-groups", {
  list: "/admin/animal_groups",
  one: "/admin/animal_group",
  subject: "animal group",
  text: () => recordTexts().groups,
  isArchived: true,
});

/** A group with its animals and caretakers. */
export type WholeGroup = AnimalGroup & Required<Pick<AnimalGroup, "animals" | "caretakers" | "actions">>;

/** Groups with their animals and caretakers. */
export const WHOLE_GROUPS: Resource<WholeGroup> = {
  ...GROUPS,
  read(id) {
    const query = apiQuery("GET /animal-groups/:id", { params: { id }, query: { includeMembers: "true" } });
    return {
      ...query,
      queryFn: async () => ({ animals: [], caretakers: [], actions: [], ...(await query.queryFn()) }),
    };
  },
};
