import { z } from "zod";
import { type Message, messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";

/** The sentences about addresses as messages of schemas; each form says which of the two "invalid" ones is its own (spec §5). */
export const EMAIL_MESSAGE = messages(() => formTexts().email);

/** A simple address pattern: something, an at sign, a domain with a dot (spec §5); 254 characters as in RFC 5321. */
const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What e-mail addresses are compared by: A to Z without regard to case, and nothing else, since other letters are folded
 * in another way by every program. The database's `email_key` is the same (`0001-functions.sql`).
 */
export const emailKey = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A required e-mail address, trimmed. @param invalidText the message for a malformed one */
export function simpleEmail(invalidText: Message) {
  return z
    .string(EMAIL_MESSAGE.required)
    .trim()
    .min(1, EMAIL_MESSAGE.required)
    .refine((typed) => typed === "" || (typed.length <= 254 && SIMPLE_ADDRESS.test(typed)), invalidText);
}
