import { z } from "zod";
import { Id, listOf, listQuery, PAGE_SIZE } from "./shared.ts";

export const AnimalGroup = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    animalCount: z.int(),
    caretakerCount: z.int(),
  })
  .meta({ id: "AnimalGroup" });
export type AnimalGroup = z.infer<typeof AnimalGroup>;
export const AnimalGroupPage = listOf(AnimalGroup);

/** `includeMembers` is the staff's; from anybody else it is ignored (decisions §11). */
const members = { includeMembers: z.stringbool().catch(false).default(false) };
export const AnimalGroupQuery = listQuery(PAGE_SIZE.adminList).extend(members);
export const AnimalGroupDetailQuery = z.object(members);
