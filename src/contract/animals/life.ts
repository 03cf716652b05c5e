import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Day, Id } from "../platform/shared.ts";
import { HOLD_KINDS, PLACEMENT_KINDS } from "./care.ts";
import { REPORT_ANSWERS } from "./fosters.ts";
import { SIGNS } from "./observations.ts";
import { CONDITIONS, INTAKE_TYPES, OUTCOME_TYPES } from "./stays.ts";
import { TEST_RESULTS } from "./treatments.ts";
import { WAIT_PHASES } from "./wait-phases.ts";

const item = <K extends string, Title extends z.ZodType, Details extends z.ZodRawShape>(
  kind: K,
  title: Title,
  details: Details,
) =>
  z.object({
    at: z.string().describe("a day, or a moment in UTC"),
    kind: z.literal(kind),
    title,
    person: z.string().optional(),
    details: z.object(details),
  });

const text = z.string();
/** Who brought or took the animal, known from another system (rules §17); staff's. */
const contact = z.object({ name: text, phone: text, email: text, userId: Id.nullable() }).nullable();
const ofStay = { contact, stayId: Id, subtype: text, condition: z.enum(CONDITIONS), reason: text, note: text };

/** One entry of the time line. `title` comes from the record: a type, an event, a purpose. */
export const LifeItem = z
  .discriminatedUnion("kind", [
    item("intake", z.enum(INTAKE_TYPES), { ...ofStay, foundWhere: text, broughtBy: text, estimated: z.boolean() }),
    item("outcome", z.enum(OUTCOME_TYPES), {
      ...ofStay,
      decidedBy: text,
      adoptionId: Id.nullable(),
      estimated: z.boolean(),
    }),
    item("reopened", z.enum(OUTCOME_TYPES), { stayId: Id, reason: text, outcomeOn: Day }),
    item("adoption", text, { adoptionId: Id, stageType: z.int(), stageStatus: z.int(), note: text }),
    item("appointment", text, { appointmentId: Id, purpose: text }),
    item("hold", z.enum(HOLD_KINDS), {
      holdId: Id,
      until: Day.nullable().optional(),
      reason: text.optional(),
      lifted: z.literal(true).optional().describe("the entry is its end, which has nothing else"),
    }),
    item("placement", z.enum(PLACEMENT_KINDS), {
      placementId: Id,
      userId: Id.nullable().optional(),
      personName: text.optional(),
      dueBack: Day.nullable().optional(),
      note: text.optional(),
      ended: z.literal(true).optional().describe("the entry is its end, which has nothing else"),
    }),
    item("unit", text, { unitId: Id, location: text, until: text.nullable() }),
    item("weight", text, { kg: z.number(), byFoster: z.boolean() }),
    item("chip", text, { chipId: Id, registry: text }),
    item("treatment", text, {
      treatmentId: Id,
      state: z.enum(["given", "skipped"]),
      batch: text,
      product: text,
      result: z.enum(TEST_RESULTS).nullable(),
      reason: text,
      note: text,
      elsewhere: z.boolean(),
    }),
    item("fosterReport", z.enum(["photo", "note"]), {
      reportId: Id,
      note: text,
      answer: z.enum(REPORT_ANSWERS).nullable(),
    }),
    item("observation", z.enum(["seen", "photo"]), {
      observationId: Id,
      ate: z.enum(SIGNS.ate).nullable(),
      drank: z.enum(SIGNS.drank).nullable(),
      stool: z.enum(SIGNS.stool).nullable(),
      mood: z.enum(SIGNS.mood).nullable(),
      note: text,
    }),
    item("roundNote", z.enum(WAIT_PHASES), { noteId: Id, text }),
  ])
  .meta({ id: "LifeItem" });
export type LifeItem = z.infer<typeof LifeItem>;
export type LifeKind = LifeItem["kind"];
export type LifeItemOf<K extends LifeKind> = Extract<LifeItem, { kind: K }>;

/** The time line of an animal, for staff (rules §14). */
export const lifeCalls = {
  "GET /animals/:id/life": { params: ById, answer: z.object({ items: z.array(LifeItem) }) },
} satisfies CallTable;
