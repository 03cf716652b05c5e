import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { archivedFlag, ById, exportedListQuery, Id, IdInAddress, listOf, sortBy } from "../platform/shared.ts";
import { requireTexts, translatable, translatableLines, translated } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { Animal } from "./animals.ts";

const text = messages(() => recordTexts().groups);
const { mainRequired } = messages(() => recordTexts().caretakers);

/** Longest texts of a group, and the most animals that a change may name. */
export const GROUP_LIMITS = { name: 100, description: 2000, animals: 5000 } as const;

/** What staff may do with a group; buttons are drawn from it (rules §2). */
export const GROUP_ACTIONS = ["edit", "manageCaretakers", "delete", "restore"] as const;
export type GroupAction = (typeof GROUP_ACTIONS)[number];

export const Caretaker = z
  .object({
    employeeId: Id,
    animalGroupId: Id,
    isMainCaretaker: z.boolean(),
    employee: z.object({ id: Id, name: z.string(), surname: z.string() }),
  })
  .meta({ id: "Caretaker" });
export type Caretaker = z.infer<typeof Caretaker>;

/** A group with its counts; its members and what may be done with it are for staff (rules §2, §11). */
export const AnimalGroup = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    ...translated("name", "description"),
    animalCount: z.int().describe("those still at the shelter: the Adopted ones are not counted"),
    caretakerCount: z.int(),
    animals: z.array(Animal).optional().describe("with includeMembers"),
    caretakers: z.array(Caretaker).optional().describe("with includeMembers; the main caretaker first"),
    actions: z.array(z.enum(GROUP_ACTIONS)).optional().describe("what this person may do with it now"),
  })
  .meta({ id: "AnimalGroup" });
export type AnimalGroup = z.infer<typeof AnimalGroup>;

/** What the list of groups can be sorted by. */
const GROUP_SORTS = ["name", "animalCount", "caretakerCount"] as const;

/** `includeMembers` is the staff's; from anybody else it is ignored (rules §11). */
const members = { includeMembers: z.stringbool().catch(false).default(false) };
export const AnimalGroupQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(GROUP_SORTS).describe("left out: by name"),
  ...members,
  archived: archivedFlag.describe("admins only: the deleted ones instead"),
});
export type AnimalGroupQuery = z.output<typeof AnimalGroupQuery>;
export const AnimalGroupDetailQuery = z.object(members);

const Fields = z.object({
  ...translatable("name", GROUP_LIMITS.name, text.nameRequired),
  ...translatableLines("description", GROUP_LIMITS.description),
  animalIds: z.array(z.int(text.invalidAnimal).pipe(Id), text.invalidAnimal).max(GROUP_LIMITS.animals).optional(),
});

/** The body of `POST /animal-groups`; `animalIds` are all animals that belong to it. */
export const AnimalGroupRequest = requireTexts(Fields, { name: text.nameRequired });
export type AnimalGroupRequest = z.output<typeof AnimalGroupRequest>;

/** The body of `PUT /animal-groups/{id}`: a field left out keeps its value (rules §11). */
export const AnimalGroupChange = Fields.partial();
export type AnimalGroupChange = z.output<typeof AnimalGroupChange>;

/** The body of `POST /animal-groups/{id}/caretakers` (spec §5, §7); the group is the address's. */
export const CaretakerRequest = z.object({
  employeeId: z
    .unknown()
    .optional()
    .transform((chosen, context) => {
      const isMissing = chosen === undefined || chosen === null || chosen === "";
      const id = Id.safeParse(chosen);
      if (id.success) return id.data;
      context.addIssue({
        code: "custom",
        message: isMissing ? recordTexts().caretakers.required : recordTexts().caretakers.invalid,
      });
      return z.NEVER;
    })
    .meta({ type: "integer" }),
  isMainCaretaker: z.boolean(mainRequired).default(false),
});
export type CaretakerRequest = z.output<typeof CaretakerRequest>;

export const CaretakerChange = z.object({ isMainCaretaker: z.boolean(mainRequired) });
export const CaretakerAddress = z.object({
  id: IdInAddress,
  employeeId: IdInAddress,
});

/** Groups and their caretakers (spec §7; rules §2, §11). */
export const animalGroupCalls = {
  "GET /animal-groups": { query: AnimalGroupQuery, answer: listOf(AnimalGroup) },
  "GET /animal-groups/:id": { params: ById, query: AnimalGroupDetailQuery, answer: AnimalGroup },
  "POST /animal-groups": { body: AnimalGroupRequest, answer: AnimalGroup, status: 201 },
  "PUT /animal-groups/:id": { params: ById, body: AnimalGroupChange, answer: AnimalGroup },
  "DELETE /animal-groups/:id": { params: ById },
  "POST /animal-groups/:id/restore": { params: ById, answer: AnimalGroup },
  "POST /animal-groups/:id/caretakers": { params: ById, body: CaretakerRequest, answer: AnimalGroup, status: 201 },
  "PATCH /animal-groups/:id/caretakers/:employeeId": {
    params: CaretakerAddress,
    body: CaretakerChange,
    answer: AnimalGroup,
  },
  "DELETE /animal-groups/:id/caretakers/:employeeId": { params: CaretakerAddress },
} satisfies CallTable;
