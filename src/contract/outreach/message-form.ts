import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";
import { requiredLines, requiredText } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";

/** The contact form's limits, in characters. */
export const MESSAGE_LIMITS = { name: 200, message: 5000 } as const;

const text = messages(() => formTexts().messages);

/** What is typed into the contact form (spec §5). */
export const SentMessage = z.object({
  name: requiredText(text.nameRequired, MESSAGE_LIMITS.name),
  email: simpleEmail(EMAIL_MESSAGE.pleaseEnterValid),
  message: requiredLines(text.messageRequired, MESSAGE_LIMITS.message),
});
export type SentMessage = z.output<typeof SentMessage>;

/** The body of `POST /contact/send`: the form, and the page's traps for robots, which never cause a refusal (rules §6, §11). */
export const MessageRequest = SentMessage.extend({
  website: z.string().optional().catch(undefined).describe("filled in by robots alone"),
  startedAt: z.number().optional().catch(undefined).describe("when the form was opened, in milliseconds since 1970"),
});
export type MessageRequest = z.output<typeof MessageRequest>;

export const messageFormCalls = {
  "POST /contact/send": { body: MessageRequest, answer: SentMessage, status: 201 },
} satisfies CallTable;
