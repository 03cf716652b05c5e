import { PassThrough } from "node:stream";
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

/** Errors after which the mail server may have the letter all the same. */
const uncertain = new WeakSet<object>();

/** Of a letter that the recipient can leave by one click: where mail programs do it for them (RFC 2369, RFC 8058). */
const leaving = ({ unsubscribeUrl }: WaitingLetter) =>
  unsubscribeUrl && {
    "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };

/**
 * A connection to the mail server, opened anew for each letter.
 * @param url as `smtp://user:password@host:587`
 * @param from who writes, as `Animal Shelter <contact@shelter.example>`
 */
export function smtpSender(url: string, from: string): SendMail {
  return async (letter) => {
    const transport = nodemailer.createTransport({ url, ...WAITS, disableFileAccess: true, disableUrlAccess: true });
    // The letter is read when the server has greeted us and let us in, not before.
    let hasBegun = false;
    transport.use("stream", ({ message }, done) => {
      message.transform(() => {
        hasBegun = true;
        return new PassThrough();
      });
      done();
    });
    try {
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
        headers: { "Auto-Submitted": "auto-generated", ...leaving(letter) },
      });
    } catch (error) {
      if (hasBegun && !isRefusal(error)) uncertain.add(error as object);
      throw error;
    }
  };
}

/** The mail server has answered that it does not take the letter, now or ever. */
const isRefusal = (error: unknown): boolean => typeof (error as { responseCode?: unknown }).responseCode === "number";

/** Nobody knows whether the mail server has the letter: the line broke while it was being handed over. */
export const mayHaveArrived = (error: unknown): boolean => uncertain.has(error as object);

/** The mail server will never take a letter to this recipient; trying again is of no use. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
}
