import nodemailer from "nodemailer";
import type { WaitingLetter } from "./letter.queries.ts";

/** Longest waits for the mail server, in milliseconds: to connect, to be greeted, between two signs of life. */
const WAITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const;

/** Hands a letter to the mail server. Resolves when it was accepted, rejects with the server's reason. */
export type SendMail = (letter: WaitingLetter) => Promise<void>;

/** The same for every attempt at one letter, so that a receiver can tell a letter that came twice (RFC 5322, 3.6.4). */
function messageId({ id, createdAt }: WaitingLetter, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return `<letter-${id}-${createdAt.getTime()}@${domain}>`;
}

/**
 * A connection to the mail server, opened anew for each letter.
 * @param url as `smtp://user:password@host:587`
 * @param from who writes, as `Animal Shelter <contact@shelter.example>`
 */
export function smtpSender(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ url, ...WAITS, disableFileAccess: true, disableUrlAccess: true });
  return async (letter) => {
    await transport.sendMail({
      from,
      // As an object it is one address, whatever signs are in it.
      to: { name: "", address: letter.recipient },
      ...(letter.replyTo && { replyTo: { name: "", address: letter.replyTo } }),
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      messageId: messageId(letter, from),
      date: letter.createdAt,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}

/** The mail server will never take a letter to this recipient; trying again is of no use. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
}
