import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Id, optionalText } from "../platform/shared.ts";

/** The longest name of a vet or a practice, in characters. */
export const VET_NAME = 200;
/** The most rules that are switched off at once. */
const MAX_RULES = 500;

export const VetRequest = z.object({ vet: optionalText(VET_NAME).describe("a name or a practice") });
export type VetRequest = z.output<typeof VetRequest>;

const SwitchedOn = z.object({ id: Id, kind: z.string().describe("the name of its kind") });
export type SwitchedOn = z.infer<typeof SwitchedOn>;

export const SwitchOffRequest = z.object({ ruleIds: z.array(Id).min(1).max(MAX_RULES) });
export type SwitchOffRequest = z.output<typeof SwitchOffRequest>;

/** Who the shelter's vet is: staff read it, admins say it, and the rules of doses that nobody has decided on begin (rules §14). */
export const vetCalls = {
  "GET /shelter/vet": { answer: z.object({ vet: z.string(), actions: z.array(z.enum(["edit"])) }) },
  "PUT /shelter/vet": {
    description: "Switches on the rules of doses that nobody has ever changed; one that was switched off stays off.",
    body: VetRequest,
    answer: z.object({ vet: z.string(), switchedOn: z.array(SwitchedOn) }),
  },
  "POST /treatment-rules/switch-off": {
    description:
      "Takes back what saving the vet has switched on, with the doses that were planned since; a rule that somebody has changed since stays as it is.",
    body: SwitchOffRequest,
    answer: z.object({ switchedOff: z.array(Id) }),
  },
} satisfies CallTable;
