import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PayuAccount } from "../../../src/server/settings.ts";

/** What our side has sent to PayU for one order. */
export type SentOrder = Record<string, unknown> & { extOrderId: string; totalAmount: string };
export type TakenOrder = SentOrder & { orderId: string; status: string };

/** How PayU answers one call; undefined: as it should. */
type Mood = (request: IncomingMessage, response: ServerResponse) => boolean | undefined;

/** PayU, played over HTTP by what its documentation says, and not by our code. */
export type FakePayu = {
  account: PayuAccount;
  /** Every call as `POST /api/v2_1/orders`, in its order. */
  calls: string[];
  orders: Map<string, TakenOrder>;
  tokensGiven: string[];
  /** Tokens that are good no more. */
  expired: Set<string>;
  /** Says how long a token lives, in seconds. */
  tokenSeconds: number;
  /** Handles a call of orders itself, and says so by `true`. */
  mood: Mood;
  /** Called when an order has been taken and before that is answered. */
  beforeAnswer: (order: TakenOrder) => Promise<void>;
  close(): Promise<void>;
};

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) => {
  response.writeHead(status, { "content-type": "application/json;charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
};

export async function startFakePayu(): Promise<FakePayu> {
  const payu: FakePayu = {
    account: {
      posId: "300746",
      clientId: "300746",
      clientSecret: "s3cret",
      secondKey: "b6ca15b0d1020e80",
      baseUrl: "",
    },
    calls: [],
    orders: new Map(),
    tokensGiven: [],
    expired: new Set(),
    tokenSeconds: 43_199,
    mood: () => undefined,
    beforeAnswer: async () => {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    payu.calls.push(`${request.method} ${request.url}`);
    if (request.url === "/pl/standard/user/oauth/authorize") return giveToken(payu, request, response);
    if (payu.mood(request, response)) return;
    const [, token = ""] = (request.headers.authorization ?? "").split("Bearer ");
    if (!payu.tokensGiven.includes(token) || payu.expired.has(token)) {
      return json(response, 401, { status: { statusCode: "UNAUTHORIZED" } });
    }
    if (request.method === "POST") return takeOrder(payu, request, response);
    const order = payu.orders.get(request.url?.split("/").at(-1) ?? "");
    if (!order) return json(response, 404, { status: { statusCode: "DATA_NOT_FOUND" } });
    json(response, 200, { orders: [order], status: { statusCode: "SUCCESS" } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  payu.account.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return payu;
}

async function giveToken(payu: FakePayu, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const { clientId, clientSecret } = payu.account;
  const isKnown = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
  if (!isKnown || form.get("grant_type") !== "client_credentials") return json(response, 401, {});
  const token = randomUUID();
  payu.tokensGiven.push(token);
  json(response, 200, { access_token: token, token_type: "bearer", expires_in: payu.tokenSeconds });
}

async function takeOrder(payu: FakePayu, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = JSON.parse(await text(request)) as SentOrder;
  const isTwice = [...payu.orders.values()].some(({ extOrderId }) => extOrderId === sent.extOrderId);
  if (isTwice) return json(response, 400, { status: { statusCode: "ERROR_ORDER_NOT_UNIQUE" } });
  const order = { ...sent, orderId: `WZHF${randomUUID().slice(0, 8).toUpperCase()}`, status: "PENDING" };
  payu.orders.set(order.orderId, order);
  await payu.beforeAnswer(order);
  const redirectUri = `${payu.account.baseUrl}/pay/?orderId=${order.orderId}`;
  const body = { status: { statusCode: "SUCCESS" }, redirectUri, orderId: order.orderId, extOrderId: sent.extOrderId };
  json(response, 302, body, { location: redirectUri });
}

/** The notice that PayU sends of an order. */
export function noticeOf(order: TakenOrder, change: Record<string, unknown> = {}): string {
  const { orderId, extOrderId, totalAmount, currencyCode, status } = order;
  const told = { orderId, extOrderId, merchantPosId: "300746", currencyCode, totalAmount, status, ...change };
  return JSON.stringify({ order: told, localReceiptDateTime: "2026-11-20T12:00:00.000+01:00", properties: [] });
}

/** The signature of a body, as PayU's documentation describes it. */
export function signed(
  body: string,
  { secondKey }: { secondKey: string },
  { algorithm = "MD5", header = "OpenPayu-Signature", digest = algorithm.replace("-", "").toLowerCase() } = {},
): Record<string, string> {
  const signature = createHash(digest).update(body).update(secondKey).digest("hex");
  return {
    "content-type": "application/json;charset=UTF-8",
    [header]: `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`,
  };
}
