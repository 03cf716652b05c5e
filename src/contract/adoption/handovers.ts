import { z } from "zod";
import { MAX_HANDOVER_NOTE } from "../animals/hand-over.ts";
import { Day, Id, Instant, requiredLines } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().adoptions);

/** What staff may do with an adopted animal: agree on a time, hand it over, take that back, or end the adoption before it. */
export const HANDOVER_ACTIONS = ["agree", "handOver", "callOff", "undo"] as const;
export type HandoverAction = (typeof HANDOVER_ACTIONS)[number];

/** Where an adopted animal is between the contract and its new home (rules §14). */
export const Handover = z
  .object({
    state: z.enum(["waiting", "handedOver"]),
    since: Day.describe("the day of the contract"),
    days: z.int().describe("it has waited so long, or waited until it was handed over"),
    isLate: z.boolean().describe("it waits for longer than the shelter's rule says"),
    on: Day.nullable().describe("when it was handed over"),
    fetching: z
      .object({ visitId: Id, startsAt: Instant, minutes: z.int() })
      .nullable()
      .describe("the time that was agreed"),
    actions: z.array(z.enum(HANDOVER_ACTIONS)),
  })
  .meta({ id: "Handover" });
export type Handover = z.infer<typeof Handover>;

/** The body of `POST …/hand-over/call-off`: the animal stays, and the adoption ends. */
export const CallOffRequest = z.object({ reason: requiredLines(text.noteRequired, MAX_HANDOVER_NOTE) });
export type CallOffRequest = z.output<typeof CallOffRequest>;
