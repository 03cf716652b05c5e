import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Day, Id, listOf, listQuery, oneOf, requiredLines } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES } from "./animals.ts";
import { WAIT_PHASES } from "./wait-phases.ts";

/** What ends the wait. */
export const WAIT_STEPS = [
  "endHold",
  "endQuarantine",
  "treat",
  "comeBack",
  "fetch",
  "sign",
  "issueContract",
  "visitHome",
  "bookHomeCheck",
  "decide",
  "review",
  "answer",
  "readApplication",
  "examine",
  "leaveFoster",
  "tell",
  "offer",
  "meet",
  "share",
] as const;
export type WaitStep = (typeof WAIT_STEPS)[number];

/** Whose move it is: a role, behind which a person may stand; `time` when a day has to come. */
export const WAIT_OWNERS = ["time", "vet", "caretaker", "staff", "adopter", "visitors", "foster"] as const;
export type WaitOwner = (typeof WAIT_OWNERS)[number];
/** A filter by owner: a role, or what is with whoever asks. */
const OWNERS_ASKED = [...WAIT_OWNERS, "mine"] as const;

/** How many animals a page of the rounds has. */
export const WAITING_PAGE = 50;

export const Wait = z
  .object({
    phase: z.enum(WAIT_PHASES),
    step: z.enum(WAIT_STEPS).describe("what ends it"),
    since: Day,
    days: z.int().min(0).describe("since then"),
    isNeedless: z.boolean().describe("it only waits for us"),
    owner: z.object({
      role: z.enum(WAIT_OWNERS),
      employeeId: Id.optional(),
      name: z.string().optional().describe("of the employee"),
    }),
    action: z
      .object({
        name: z.enum(WAIT_STEPS),
        path: z.string().describe("the screen where it is done"),
        adoptionId: Id.optional().describe("the adoption that it is about"),
      })
      .nullable()
      .describe("null when this person may not open it, or nobody can do anything"),
  })
  .meta({ id: "Wait" });
export type Wait = z.infer<typeof Wait>;

export const WaitingAnimal = Wait.extend({
  animal: z.object({ id: Id, name: z.string(), type: z.enum(ANIMAL_TYPES), mainPhotoId: Id.nullable() }),
  unit: z.object({ location: z.string(), unit: z.string() }).nullable(),
  intakeOn: Day,
  daysHere: z.int().min(0),
}).meta({ id: "WaitingAnimal" });
export type WaitingAnimal = z.infer<typeof WaitingAnimal>;

/** The query of the rounds. */
export const WaitingQuery = listQuery(WAITING_PAGE)
  .omit({ q: true })
  .extend({ phase: oneOf("phase", WAIT_PHASES), owner: oneOf("owner", OWNERS_ASKED) });
export type WaitingQuery = z.output<typeof WaitingQuery>;

const Waiting = listOf(WaitingAnimal).extend({
  needless: z.int().describe("how many of all animals in care only wait for us"),
});

/** The longest note of the rounds, in characters. */
export const MAX_ROUND_NOTE = 2000;

const text = messages(() => recordTexts().waiting);

/** What was decided about an animal on the rounds. */
export const RoundNoteRequest = z.object({ text: requiredLines(text.noteRequired, MAX_ROUND_NOTE) });
export type RoundNoteRequest = z.output<typeof RoundNoteRequest>;

/** What each animal in care waits for, for staff (rules §14). */
export const waitingCalls = {
  "GET /animals/:id/wait": {
    description:
      "Why an animal in care is not at home yet, derived from its records; null for one that is not in care.",
    params: ById,
    answer: Wait.nullable(),
  },
  "GET /waiting": {
    description: "All animals in care: first those that only wait for us, each the longest first.",
    query: WaitingQuery,
    answer: Waiting,
  },
  "GET /waiting/count": {
    description: "How many of all animals in care only wait for us; counted at most once a minute.",
    answer: z.object({ needless: z.int() }),
  },
  "POST /animals/:id/round-notes": {
    description: "Keeps what was decided about an animal on the rounds; it stands in the animal's life.",
    params: ById,
    body: RoundNoteRequest,
    answer: z.object({ id: Id }),
    status: 201,
  },
} satisfies CallTable;
