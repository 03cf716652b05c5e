import { z } from "zod";
import { MERGE_CHOICES } from "../animals/animal.fields.ts";
import { ANIMAL_STATUSES, ANIMAL_TYPES, SEXES } from "../animals/animals.ts";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { MOVED_THINGS, UNDO_DAYS } from "../platform/merging.ts";
import { ById, Day, Id, IdInAddress, Instant, listOf, listQuery } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().twins);

/** What may be two records of one. */
export const TWIN_KINDS = ["users", "animals"] as const;
export type TwinKind = (typeof TWIN_KINDS)[number];

/** Why two records are perhaps one: the chip; the mailbox; the telephone number; the name with the day of birth. */
export const TWIN_REASONS = ["chip", "email", "phone", "name"] as const;
export type TwinReason = (typeof TWIN_REASONS)[number];

export const TwinUser = z
  .object({
    id: Id,
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    city: z.string(),
    dateOfBirth: Day.nullable(),
    adoptions: z.int(),
    createdAt: Instant,
  })
  .meta({ id: "TwinUser" });
export type TwinUser = z.infer<typeof TwinUser>;

export const TwinAnimal = z
  .object({
    id: Id,
    name: z.string(),
    type: z.enum(ANIMAL_TYPES),
    sex: z.enum(SEXES).nullable(),
    breed: z.string().nullable(),
    bornOn: Day.nullable(),
    status: z.enum(ANIMAL_STATUSES),
    arrivalDate: Day,
    chips: z.array(z.string()),
    mainPhotoId: Id.nullable(),
  })
  .meta({ id: "TwinAnimal" });
export type TwinAnimal = z.infer<typeof TwinAnimal>;

const reasons = z.array(z.enum(TWIN_REASONS));

/** Two records that are perhaps one; `one` was there first. */
export const Twins = z
  .union([
    z.object({ id: Id, of: z.literal("users"), one: TwinUser, other: TwinUser, reasons }),
    z.object({ id: Id, of: z.literal("animals"), one: TwinAnimal, other: TwinAnimal, reasons }),
  ])
  .meta({ id: "Twins" });
export type Twins = z.infer<typeof Twins>;

export const TwinQuery = listQuery(PAGE_SIZE.adminList)
  .omit({ q: true })
  .extend({ of: z.enum(TWIN_KINDS, text.of) });
export type TwinQuery = z.output<typeof TwinQuery>;

/** Fields of a person of which one value stays. `email` is the whole sign-in, with password and confirmation. */
export const USER_FIELDS = ["name", "surname", "email", "phoneNumber", "address", "dateOfBirth", "language"] as const;
/** Fields of an animal of which one value stays. */
export const ANIMAL_CHOICES = [...MERGE_CHOICES, "birth", "group", "scores", "photo"] as const;
export type MergeField = (typeof USER_FIELDS)[number] | (typeof ANIMAL_CHOICES)[number];

/** Whose value of a field stays: that of the record that goes, or of the one that is kept. */
export const SIDES = ["gone", "kept"] as const;
export type Side = (typeof SIDES)[number];

const side = z.enum(SIDES, text.side).optional();

/** Whose value of each field stays. */
const choiceOf = <const F extends readonly MergeField[]>(fields: F) =>
  z
    .object(Object.fromEntries(fields.map((field) => [field, side])) as Record<F[number], typeof side>)
    .optional()
    .describe("left out: the value of the one that stays, or the other's where that one has none");

const into = IdInAddress.describe("the one that stays");
const requestOf = <const F extends readonly MergeField[]>(fields: F) =>
  z.object({ into: z.int(text.into).positive(text.into), fields: choiceOf(fields) });

const value = z.string().nullable();

const Merging = z.object({
  id: Id,
  name: z.string(),
  isConfirmed: z.boolean().optional().describe("of a user: whether somebody has confirmed the address"),
});

/** What a merge would do, before anybody does it. */
export const MergePreview = z
  .object({
    of: z.enum(TWIN_KINDS),
    gone: Merging,
    kept: Merging,
    fields: z
      .array(
        z.object({
          field: z.enum([...USER_FIELDS, ...ANIMAL_CHOICES]),
          gone: value.describe("as it is stored; null where nothing is known"),
          kept: value,
          takes: z.enum(SIDES).describe("whose value stays when nobody chooses"),
        }),
      )
      .describe("what the two say of themselves"),
    moves: z
      .array(
        z.object({
          what: z.enum(MOVED_THINGS),
          count: z.int(),
          aside: z.int().describe("how many the one that stays has already; its own stay"),
        }),
      )
      .describe("what moves to the one that stays"),
    reasons,
    stays: z
      .object({
        since: Day.describe("of the earlier intake, whose stay goes on"),
        struckOn: Day.describe("of the later one"),
        struckNumber: z.string().describe("which is struck out of the register, as 2026/57"),
      })
      .nullable()
      .describe("of two animals that are both in the shelter: their stays become one"),
    refusals: z.array(z.string()).describe("what stands in the way, each as a sentence"),
  })
  .meta({ id: "MergePreview" });
export type MergePreview = z.infer<typeof MergePreview>;

/** Two records that were merged. */
export const Merge = z
  .object({
    id: Id,
    of: z.enum(TWIN_KINDS),
    goneId: Id,
    goneName: z.string().nullable().describe("null when it is forgotten"),
    keptId: Id,
    keptName: z.string(),
    mergedAt: Instant,
    mergedBy: z.string().nullable(),
    undoUntil: Instant.nullable().describe("null when it cannot be undone any more"),
    undoneAt: Instant.nullable(),
  })
  .meta({ id: "Merge" });
export type Merge = z.infer<typeof Merge>;

export const MergeQuery = listQuery(PAGE_SIZE.adminList).omit({ q: true });
export type MergeQuery = z.output<typeof MergeQuery>;

const Into = z.object({ into });
const merged = { mergeId: Id };

/** Records that are perhaps one, and making them one: for admins (rules §19). */
export const twinCalls = {
  "GET /twins": {
    description:
      "Records that are perhaps one, those found last first. Pairs that somebody has dismissed are left out.",
    query: TwinQuery,
    answer: listOf(Twins),
  },
  "POST /twins/:id/dismiss": {
    description: "These are two: the pair comes back only for another reason.",
    params: ById,
  },
  "GET /users/:id/merge": {
    description: "What it would do to merge this user into another one.",
    params: ById,
    query: Into,
    answer: MergePreview,
  },
  "POST /users/:id/merge": {
    description:
      "Everything of this user moves to another one, and this one's sign-in ends; both addresses get a letter. 409 with the law that forbids it.",
    params: ById,
    body: requestOf(USER_FIELDS),
    answer: TwinUser.extend(merged),
  },
  "GET /animals/:id/merge": {
    description: "What it would do to merge this animal into another one.",
    params: ById,
    query: Into,
    answer: MergePreview,
  },
  "POST /animals/:id/merge": {
    description:
      "Everything of this animal moves to another one; its page leads there. 409 with the law that forbids it.",
    params: ById,
    body: requestOf(ANIMAL_CHOICES),
    answer: TwinAnimal.extend(merged),
  },
  "GET /merges": { query: MergeQuery, answer: listOf(Merge) },
  "POST /merges/:id/undo": {
    description: `Within ${UNDO_DAYS} days: both records are there again. What was added since stays with the one that was kept, what was changed stays as it is. 409 with what stands in the way.`,
    params: ById,
    answer: Merge,
  },
} satisfies CallTable;

export type UserMergeRequest = {
  into: number;
  fields?: Partial<Record<(typeof USER_FIELDS)[number], Side>> | undefined;
};
export type AnimalMergeRequest = {
  into: number;
  fields?: Partial<Record<(typeof ANIMAL_CHOICES)[number], Side>> | undefined;
};
