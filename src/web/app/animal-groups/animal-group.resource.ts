import { type AnimalGroup, GROUP_TEXT } from "../../../contract/animal-groups.ts";
import { apiQuery, callApi } from "../calls.ts";
import { resource } from "../kit/resource.ts";

/** Animal groups in the administration (spec §2.3, §8). */
export const GROUPS = resource("/animal-groups", {
  name: "Animal Group",
  list: "/admin/animal_groups",
  one: "/admin/animal_group",
  subject: "animal group",
  text: { ...GROUP_TEXT, deleteAsk: GROUP_TEXT.deleteConfirm },
});

/** A group with its animals and caretakers. */
export type WholeGroup = AnimalGroup & Required<Pick<AnimalGroup, "animals" | "caretakers" | "actions">>;

/** One group with its members. */
export const groupQuery = (id: number) => ({
  ...apiQuery("GET /animal-groups/:id", { params: { id }, query: { includeMembers: "true" } }),
  select: withMembers,
});

const withMembers = (group: AnimalGroup): WholeGroup => ({ animals: [], caretakers: [], actions: [], ...group });

/** Brings back a group that was deleted. */
export const restoreGroup = (id: number) => callApi("POST /animal-groups/:id/restore", { params: { id } });
