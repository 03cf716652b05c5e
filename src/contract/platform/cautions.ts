import { z } from "zod";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { requiredLines } from "./shared.ts";

/** What staff look at before an adoption goes on (rules §4). `flag` is what is known of the person, `species` is about a unit. */
export const CAUTION_KINDS = [
  "rivals",
  "walks",
  "homeCheckToCome",
  "hold",
  "treatment",
  "flag",
  "unconfirmedEmail",
  "age",
  "species",
] as const;
export type CautionKind = (typeof CAUTION_KINDS)[number];

/** One thing to look at. */
export const Caution = z
  .object({
    kind: z.enum(CAUTION_KINDS),
    text: z.string().describe("in the reader's language"),
    weight: z
      .enum(["notice", "reason", "stop"])
      .describe("`reason`: a contract is issued only with a reason; `stop`: none is issued"),
  })
  .meta({ id: "Caution" });
export type Caution = z.infer<typeof Caution>;

/** The longest reason for going on in spite of a caution, in characters. */
export const MAX_DESPITE_LENGTH = 500;

const text = messages(() => recordTexts().adoptions);

/** The part of a step's body that says why it is taken in spite of what is missing (rules §4). */
export const GoingOn = {
  despite: requiredLines(text.despiteRequired, MAX_DESPITE_LENGTH)
    .optional()
    .describe("the reason for going on; kept in the history when something is missing"),
  saw: z
    .array(z.enum(CAUTION_KINDS))
    .max(CAUTION_KINDS.length)
    .optional()
    .describe("the kinds of cautions that the reason is about; others are refused. Left out: all of them"),
};
export type GoingOn = { despite?: string | undefined; saw?: CautionKind[] | undefined };
