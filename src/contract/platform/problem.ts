import { z } from "zod";
import { Caution } from "./cautions.ts";
import { Id, Instant } from "./shared.ts";

/** One field that was refused, with every reason; `field` is the path in the body, as `account.email`. */
export const FieldErrors = z.object({ field: z.string(), errors: z.array(z.string()) });
export type FieldErrors = z.infer<typeof FieldErrors>;

/** What stands in the way of an appointment: another one, a visit, or a home check (rules §5). */
export const Clash = z.object({
  kind: z.enum(["appointment", "visit", "home_check", "fetching"]),
  id: Id.describe("of the appointment or visit"),
  animalName: z.string(),
  startsAt: Instant,
  endsAt: Instant,
});
export type Clash = z.infer<typeof Clash>;

/** Fields by their names. The type says only that they are none of the other states, which are told apart by `kind`. */
const FieldsNow = z
  .record(z.string(), z.unknown())
  .describe("with `changed`: the fields as somebody else has saved them") as unknown as z.ZodType<{ kind?: never }>;

/** The one shape of every error (rules §1). */
export const Problem = z
  .object({
    status: z.int(),
    title: z.string(),
    message: z.string(),
    errors: z.array(FieldErrors).optional(),
    present: z
      .union([
        z.object({
          kind: z.literal("adoption"),
          currentStageType: z.int(),
          currentStageStatus: z.int(),
          outcome: z.string().nullable(),
        }),
        z.object({ kind: z.literal("jobApplication"), applicationStatus: z.string() }),
        z.object({ kind: z.literal("unit"), unitId: Id.nullable(), animals: z.int(), capacity: z.int() }),
        z.object({
          kind: z.literal("times"),
          busy: z.object({ from: Instant, until: Instant }).nullable().describe("what the wanted time overlaps with"),
          free: z.array(Instant).describe("the next free times"),
        }),
        z.object({
          kind: z.literal("visits"),
          openVisits: z.int().describe("so many that one of them has to be cancelled first"),
        }),
        FieldsNow,
      ])
      .optional()
      .describe("the state that a refused move found"),
    clash: Clash.optional().describe("what an appointment would overlap with"),
    free: z.array(Instant).optional().describe("with `clash`: the next times at which everybody is free"),
    code: z
      .enum(["caution", "changed", "secondFactor", "confirm", "signInAgain"])
      .optional()
      .describe(
        "`caution`: it is possible with a reason, `despite`. `changed`: somebody else has changed fields since `was`. `secondFactor`: set one up first. `confirm`: show again who you are (`POST /auth/confirm`), then repeat the call. `signInAgain`: begin with the password",
      ),
    cautions: z.array(Caution).optional().describe("what needs the reason"),
    requestId: z.string(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
