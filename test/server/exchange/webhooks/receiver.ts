import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { deliverDue } from "../../../../src/server/exchange/webhooks/webhook.job.ts";
import { PUBLIC_URL, type TestApp } from "../../support/app.ts";

export type Received = { headers: IncomingHttpHeaders; body: string };
type Answer = (response: ServerResponse, nth: number) => void;

const ok: Answer = (response) => response.writeHead(204).end();

/** A program that is told of events, on this machine. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = ok;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(response, received.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** What was received since the last time, as type and status. */
    events: () =>
      received.splice(0).map(({ body }) => {
        const { type, data } = JSON.parse(body);
        return [type, data.animal?.status];
      }),
    /** Answers so from now on; left out: 204. */
    answerWith(next: Answer = ok) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** What the background does every two seconds. */
export const deliverAll = ({ db, clock }: TestApp, allowsPrivate = true): Promise<void> =>
  deliverDue({ db, clock, publicUrl: PUBLIC_URL, allowsPrivate });

/** Whether a request is signed with this secret, as a receiver finds out by Standard Webhooks. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signatures = String(headers["webhook-signature"]).split(" ");
  return signatures.includes(`v1,${createHmac("sha256", key).update(text).digest("base64")}`);
}
