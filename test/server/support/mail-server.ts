import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A letter as the mail server received it. */
export type Received = { from: string; to: string[]; source: string; at: number };

/** A real mail server in this process. */
export type MailServer = {
  url: string;
  received: Received[];
  /** How often somebody wanted to hand over a letter, refused attempts included. */
  attempts: number[];
  /** What is answered to the next letters: a status and a text; nothing means that they are taken. */
  refuse: (attempt: number, recipient: string) => { code: number; text: string } | undefined;
  /** How long it takes to say that a letter was taken, in milliseconds. */
  slowMs: number;
  close(): Promise<void>;
};

export async function startMailServer(): Promise<MailServer> {
  const mail: MailServer = {
    url: "",
    received: [],
    attempts: [],
    refuse: () => undefined,
    slowMs: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, answer) {
      mail.attempts.push(performance.now());
      const refusal = mail.refuse(mail.attempts.length, address);
      answer(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const to = rcptTo.map(({ address }) => address);
        mail.received.push({ from, to, source: Buffer.concat(chunks).toString("utf8"), at: Date.now() });
        setTimeout(answer, mail.slowMs);
      });
    },
  });
  // Who is killed breaks its connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mail.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mail;
}

/** One header of a letter, unfolded; encoded words as they are. */
export function header(letter: Received | undefined, name: string): string {
  const head = (letter?.source ?? "").split("\r\n\r\n")[0] ?? "";
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
}

/** The header's words, whatever their letters. */
export function decoded(value: string): string {
  const words = /=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi;
  return value.replace(words, (_all, how: string, text: string) =>
    how.toUpperCase() === "B"
      ? Buffer.from(text, "base64").toString("utf8")
      : quotedPrintable(text.replaceAll("_", " ")),
  );
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The part of a letter with this type, decoded. */
export function part(letter: Received | undefined, type: "text/plain" | "text/html"): string {
  const parts = (letter?.source ?? "").split(/\r\n--[^\r\n]+/);
  const found = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? "";
  const [head = "", ...body] = found.trimStart().split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/base64/i.test(head)) return Buffer.from(text, "base64").toString("utf8");
  return /quoted-printable/i.test(head) ? quotedPrintable(text) : text;
}
