import { PassThrough } from "node:stream";
import { type MailFrom, senderOf } from "../settings/sender.ts";
import { type EmbedPictures, removePictures } from "./letter.pictures.ts";
import type { WaitingLetter } from "./letter.queries.ts";

/** Timeouts for the mail server, in milliseconds. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const;

/** Hands a letter to the mail server. Resolves when it was accepted, rejects with the server's reason. */
export type SendMail = (letter: WaitingLetter) => Promise<unknown>;

/** The same for every attempt at one letter, so that a receiver can recognise a duplicate (RFC 5322, 3.6.4). */
function messageId({ id, createdAt }: WaitingLetter, address: string): string {
  const domain = /@(.+)$/.exec(address)?.[1] ?? "localhost";
  return `<letter-${id}-${createdAt.getTime()}@${domain}>`;
}

/** The errors after which the mail server may have the letter. */
const uncertain = new WeakSet<object>();

/** For the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeUrl }: WaitingLetter) =>
  unsubscribeUrl && {
    "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };

/** The METHOD of a calendar file. Mail programs read it in the file's media type, too (RFC 6047). */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH";

/**
 * Sends letters through a mail server, each over a new connection.
 * @param url as `smtp://user:password@host:587`
 * @param mailFrom the setting with the address that letters come from
 * @param embedPictures attaches the pictures of a letter; left out, letters have none
 * @returns a function that sends a letter and resolves with the server's answer, as `250 2.0.0 Ok: queued`
 */
export function smtpSender(
  url: string,
  mailFrom: MailFrom,
  embedPictures: EmbedPictures = removePictures,
): (letter: WaitingLetter) => Promise<string> {
  return async (letter) => {
    const { html, attachments } = await embedPictures(letter.html);
    const from = senderOf(mailFrom);
    // Loaded with the first letter: each start of the server is quicker without it.
    const { default: nodemailer } = await import("nodemailer");
    const transport = nodemailer.createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
    // Nodemailer reads the letter after the server has accepted the sender and the recipient, not before.
    let hasBegun = false;
    transport.use("stream", ({ message }, done) => {
      message.transform(() => {
        hasBegun = true;
        return new PassThrough();
      });
      done();
    });
    try {
      const { response } = await transport.sendMail({
        from,
        // As an object it is one address, even with commas or brackets in it.
        to: { name: "", address: letter.recipient },
        ...(letter.replyTo && { replyTo: { name: "", address: letter.replyTo } }),
        subject: letter.subject,
        text: letter.text,
        html,
        attachments,
        ...(letter.calendar && {
          icalEvent: { filename: "visit.ics", method: methodOf(letter.calendar), content: letter.calendar },
        }),
        messageId: messageId(letter, from.address),
        date: letter.createdAt,
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(letter) },
      });
      return response;
    } catch (error) {
      if (hasBegun && !isRefusal(error)) uncertain.add(error as object);
      throw error;
    }
  };
}

/** Whether the mail server has answered that it does not accept the letter, now or ever. */
const isRefusal = (error: unknown): boolean => typeof (error as { responseCode?: unknown }).responseCode === "number";

/** Whether the mail server may have the letter: the connection broke while it was being handed over. */
export const mayHaveArrived = (error: unknown): boolean => uncertain.has(error as object);

/** Whether the mail server will never accept a letter to this recipient, so that trying again is useless. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
}
