import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PayuAccount } from "../../../src/server/platform/settings/settings.ts";

/** What our side has sent to PayU for one order. */
export type SentOrder = Record<string, unknown> & { extOrderId: string; totalAmount: string };
/** A card that PayU keeps, as it tells of it. */
export type FakeCard = {
  value: string;
  status: string;
  cardNumberMasked: string;
  cardExpirationYear: string;
  cardExpirationMonth: string;
};
export type TakenOrder = SentOrder & { orderId: string; status: string };

/** How PayU answers one call; undefined: as it should. */
type Mood = (request: IncomingMessage, response: ServerResponse) => boolean | undefined;

/** PayU, played over HTTP by what its documentation says, and not by our code. */
export type FakePayu = {
  account: PayuAccount;
  /** Every call as `POST /api/v2_1/orders`, in its order. */
  calls: string[];
  orders: Map<string, TakenOrder>;
  /** The cards kept, by our name of their owner and their address. */
  cards: Map<string, FakeCard[]>;
  tokensGiven: string[];
  /** Tokens that are good no more. */
  expired: Set<string>;
  /** Says how long a token lives, in seconds. */
  tokenSeconds: number;
  /** Handles a call of orders itself, and says so by `true`. */
  mood: Mood;
  /** Called when an order has been taken and before that is answered; "lost": the line breaks instead. */
  beforeAnswer: (order: TakenOrder) => Promise<unknown>;
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
      isRecurring: true,
    },
    calls: [],
    orders: new Map(),
    cards: new Map(),
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
    if (isAboutCards(request)) return answerAboutCards(payu, request, response, token);
    if (request.method === "POST") return takeOrder(payu, request, response);
    answerAboutOrder(payu, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  payu.account.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return payu;
}

/** Tells of an order, or cancels it: one that is paid stays paid. */
function answerAboutOrder(payu: FakePayu, { method, url }: IncomingMessage, response: ServerResponse) {
  const order = payu.orders.get(url?.split("/").at(-1) ?? "");
  if (!order) return json(response, 404, { status: { statusCode: "DATA_NOT_FOUND" } });
  if (method === "DELETE" && order.status === "COMPLETED") {
    return json(response, 400, { status: { statusCode: "ERROR_VALUE_INVALID" } });
  }
  if (method === "DELETE") order.status = "CANCELED";
  return json(response, 200, { orders: [order], status: { statusCode: "SUCCESS" } });
}

const isAboutCards = ({ url = "" }: IncomingMessage) =>
  url === "/api/v2_1/paymethods" || url.startsWith("/api/v2_1/tokens/");

/** Cards are read and deleted with a token for their owner, not with the shop's own. */
function answerAboutCards(payu: FakePayu, { method, url }: IncomingMessage, response: ServerResponse, token: string) {
  const [, owner] = token.split("|");
  if (!owner) return json(response, 403, { status: { statusCode: "UNAUTHORIZED_REQUEST" } });
  const cards = payu.cards.get(owner) ?? [];
  if (method === "GET") return json(response, 200, { cardTokens: cards });
  const left = cards.filter(({ value }) => !url?.endsWith(`/${value}`));
  payu.cards.set(owner, left);
  response.writeHead(left.length < cards.length ? 204 : 404).end();
}

async function giveToken(payu: FakePayu, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const { clientId, clientSecret } = payu.account;
  const isKnown = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
  const grant = form.get("grant_type");
  const isForOwner = grant === "trusted_merchant" && form.has("email") && form.has("ext_customer_id");
  if (!isKnown || (grant !== "client_credentials" && !isForOwner)) return json(response, 401, {});
  const owner = isForOwner ? `|${form.get("ext_customer_id")} ${form.get("email")}` : "";
  const token = randomUUID() + owner;
  payu.tokensGiven.push(token);
  json(response, 200, { access_token: token, token_type: "bearer", expires_in: payu.tokenSeconds });
}

async function takeOrder(payu: FakePayu, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = JSON.parse(await text(request)) as SentOrder;
  const isTwice = [...payu.orders.values()].some(({ extOrderId }) => extOrderId === sent.extOrderId);
  if (isTwice) return json(response, 400, { status: { statusCode: "ERROR_ORDER_NOT_UNIQUE" } });
  const order = { ...sent, orderId: `WZHF${randomUUID().slice(0, 8).toUpperCase()}`, status: "PENDING" };
  payu.orders.set(order.orderId, order);
  if ((await payu.beforeAnswer(order)) === "lost") return void response.destroy();
  const answer = { status: { statusCode: "SUCCESS" }, orderId: order.orderId, extOrderId: sent.extOrderId };
  // Nobody is sent anywhere when a kept card is charged.
  if (sent.recurring === "STANDARD") return json(response, 201, answer);
  const redirectUri = `${payu.account.baseUrl}/pay/?orderId=${order.orderId}`;
  json(response, 302, { ...answer, redirectUri }, { location: redirectUri });
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
