import { queryOptions } from "@tanstack/react-query";
import { type AnimalGroup, GROUP_TEXT } from "../../../contract/animal-groups.ts";
import { api } from "../api.ts";
import type { Resource } from "../kit/resource.ts";

/** Animal groups in the administration (spec §2.3, §8). */
export const GROUPS: Resource = {
  api: "/animal-groups",
  name: "Animal Group",
  list: "/admin/animal_groups",
  one: "/admin/animal_group",
  subject: "animal group",
  text: { ...GROUP_TEXT, deleteAsk: GROUP_TEXT.deleteConfirm },
};

/** A group with its animals and caretakers. */
export type WholeGroup = AnimalGroup & Required<Pick<AnimalGroup, "animals" | "caretakers" | "actions">>;

/** One group with its members. */
export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: [GROUPS.api, "whole", id],
    queryFn: () => api.get<WholeGroup>(`${GROUPS.api}/${id}?includeMembers=true`),
  });
