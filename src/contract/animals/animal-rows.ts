import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { MAX_ID } from "../platform/ids.ts";
import { Day, Id, typedNumber } from "../platform/shared.ts";
import { PLACEMENT_KINDS } from "./care.ts";
import { TreatmentKindName } from "./treatment-rules.ts";
import { Wait } from "./waiting.ts";

/** How many animals are asked for at once; no page of a list is longer than this when its rows are looked at. */
const MAX_ROWS = 100;

/** What this person may do with an animal from its row in a list. */
export const ROW_ACTIONS = ["edit", "note", "weigh", "treat", "move", "addAppointment"] as const;

/** What is due with an animal next: a dose or an appointment. */
const Due = z.object({
  on: Day,
  isOverdue: z.boolean(),
  title: z.string().describe("the kind of the dose, or the service"),
  dose: z.object({ id: Id, kind: TreatmentKindName }).nullable().describe("null when it is an appointment"),
  appointmentId: Id.nullable(),
});

export const AnimalRow = z
  .object({
    id: Id,
    daysHere: z.int().min(0).nullable().describe("null for one that is not in care"),
    unit: z.object({ unitId: Id, unit: z.string(), location: z.string() }).nullable(),
    placement: z.object({ kind: z.enum(PLACEMENT_KINDS), personName: z.string() }).nullable(),
    wait: Wait.nullable(),
    due: Due.nullable(),
    weight: z
      .object({
        kg: z.number(),
        on: Day,
        change: z.number().nullable().describe("percent, since the weight before"),
        isLoss: z.boolean().describe("a tenth or more was lost"),
      })
      .nullable(),
    actions: z.array(z.enum(ROW_ACTIONS)),
  })
  .meta({ id: "AnimalRow" });
export type AnimalRow = z.infer<typeof AnimalRow>;

const ids = z
  .string()
  .transform((typed): (string | number)[] => [...new Set(typed.split(","))])
  .pipe(z.array(typedNumber(z.int().positive().max(MAX_ID))).max(MAX_ROWS));

/** What a list of animals shows of each beside its record (rules §14). */
export const animalRowCalls = {
  "GET /animal-rows": {
    description: "How these animals are now, in the given order; those that this person may not see are left out.",
    query: z.object({ ids: ids.describe(`at most ${MAX_ROWS} animals: 3,7,12`) }),
    answer: z.object({ items: z.array(AnimalRow) }),
  },
} satisfies CallTable;
