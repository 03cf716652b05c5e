import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Instant } from "../platform/shared.ts";

/** The first steps of a new shelter, in the recommended order (rules §12). */
export const FIRST_STEPS = [
  "logo",
  "hours",
  "rooms",
  "rules",
  "import",
  "animal",
  "mail",
  "payments",
  "backup",
  "secondFactor",
  "colleagues",
] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

const FirstStep = z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean() });
export type FirstStep = z.infer<typeof FirstStep>;

export const FirstSteps = z
  .object({
    isShown: z.boolean().describe("on the dashboard; left out of the demonstration until somebody asks for it"),
    steps: z
      .array(FirstStep)
      .describe("each is done by what is there, not by a tick; the second factor only where the shelter asks for one"),
    hasMailServer: z.boolean(),
    /** Of the last letter that the present mail server took. */
    letterTakenAt: Instant.nullable(),
    takesTestPayments: z.boolean().describe("the stand-in for the payment provider: no money moves"),
    lastBackupAt: Instant.nullable(),
  })
  .meta({ id: "FirstSteps" });
export type FirstSteps = z.infer<typeof FirstSteps>;

const Shown = z.object({ isShown: z.boolean() });

/** The result of a test letter: whether the mail server took it, or why not. */
const LetterTest = z.object({
  isTaken: z.boolean(),
  recipient: z.string(),
  answer: z.string().describe("the mail server's words"),
});
export type LetterTest = z.infer<typeof LetterTest>;

/** The first steps of an own shelter, for admins (rules §12). */
export const firstStepCalls = {
  "GET /shelter/first-steps": { answer: FirstSteps },
  "PUT /shelter/first-steps": { body: Shown, answer: FirstSteps },
  "POST /shelter/test-letter": {
    description:
      "Sends a letter to the admin's own address at once and answers what the mail server said. 409 without a mail server, 429 after ten in an hour.",
    answer: LetterTest,
  },
} satisfies CallTable;
