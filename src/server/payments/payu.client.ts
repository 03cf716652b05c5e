import { z } from "zod";
import { DONATION_CURRENCY } from "../../contract/donations.ts";
import type { Clock } from "../clock.ts";
import { type Answer, type CallPayu, PayuError, payuCaller } from "./payu.calls.ts";
import { type CardCalls, type CardOwner, cardCalls } from "./payu.cards.ts";

/** What an order is made from; money in grosze. */
export type OrderWanted = {
  extOrderId: string;
  amountGrosze: number;
  /** What the donor reads on PayU's page. */
  description: string;
  customerIp: string;
  notifyUrl: string;
  continueUrl: string;
  /** For the first gift of a monthly one: PayU keeps the card for this owner. */
  keepCardOf?: CardOwner;
};

/** A charge of a card that PayU keeps; nobody is there to answer a question. */
export type ChargeWanted = Omit<OrderWanted, "customerIp" | "continueUrl" | "keepCardOf"> & {
  owner: CardOwner;
  token: string;
};

/** PayU refused an order for good: there is none, and nothing will be charged. */
export class OrderRefused extends PayuError {}

/** An order that PayU has taken, and where the donor pays it. */
export type OrderMade = { orderId: string; redirectUri: string };

/** How PayU says that an order stands. */
export type OrderState = {
  orderId: string;
  extOrderId?: string | undefined;
  totalAmount: string;
  currencyCode: string;
  status: string;
};

/** PayU, as far as donations need it (REST API 2.1, rules §7). Every call has a timeout. */
export type PayuClient = CardCalls & {
  /** Makes an order, once: it is never sent again by itself. @throws PayuError */
  createOrder(order: OrderWanted): Promise<OrderMade>;
  /**
   * Charges a kept card. The same charge may be sent again: PayU takes an `extOrderId` once.
   * @returns PayU's name of the order, or undefined when it had taken this `extOrderId` before
   * @throws OrderRefused when nothing will be charged; PayuError when that is not known
   */
  charge(charge: ChargeWanted): Promise<string | undefined>;
  /** @returns undefined when PayU knows no such order @throws PayuError */
  findOrder(orderId: string): Promise<OrderState | undefined>;
};

/** Our account at PayU. */
export type PayuIdentity = { posId: string; clientId: string; clientSecret: string };

const CreatedOrder = z.object({
  status: z.object({ statusCode: z.literal("SUCCESS") }),
  orderId: z.string().min(1).max(100),
  redirectUri: z.url({ protocol: /^https?$/ }),
});

/** An order in a notice or in PayU's answer; amounts are texts of whole grosze. */
export const PayuOrder = z.object({
  orderId: z.string().min(1).max(100),
  extOrderId: z.string().max(100).optional(),
  totalAmount: z.coerce.string(),
  currencyCode: z.string(),
  status: z.string(),
});
const FoundOrders = z.object({ orders: z.tuple([PayuOrder], PayuOrder) });

const ORDERS = "/api/v2_1/orders";
const TIMEOUT_MS = 10_000;

/** @throws PayuError when the answer has another form */
function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(body);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new PayuError("notUnderstood", issue?.path.join(".") ?? "");
}

/** PayU wants to know who charges a card when nobody is there; its own examples send this address. */
const NOBODYS_ADDRESS = "127.0.0.1";
/** For the bank: charges come at least a day apart, and without an end. PayU's documentation gives both values. */
const AGAIN = { recurring: { frequency: "1", expiry: "9999-12-31T00:00:00Z" } };

const buyerOf = ({ customerKey, email }: CardOwner) => ({ extCustomerId: customerKey, email });

/** Leads to PayU's own card form, whose card it is to keep (docs/decisions/0053). */
const firstOf = (owner: CardOwner) => ({
  recurring: "FIRST",
  buyer: buyerOf(owner),
  payMethods: { payMethod: { type: "PBL", value: "c" } },
  threeDsAuthentication: AGAIN,
});

const nextOf = ({ owner, token }: ChargeWanted) => ({
  recurring: "STANDARD",
  buyer: buyerOf(owner),
  payMethods: { payMethod: { type: "CARD_TOKEN", value: token } },
  threeDsAuthentication: AGAIN,
});

const Charged = z.object({ orderId: z.string().min(1).max(100) });

/** These say that the order was refused as it is; any other failure may be one of the way there. */
const REFUSING = [400, 403, 404, 422];

/** @returns PayU's name of the order, or undefined when it had it before @throws OrderRefused, PayuError */
function chargedOrder({ status, body }: Answer): string | undefined {
  if ([200, 201, 302].includes(status)) return read(Charged, body).orderId;
  if (statusCodeOf(body) === "ERROR_ORDER_NOT_UNIQUE") return undefined;
  const Problem = REFUSING.includes(status) ? OrderRefused : PayuError;
  throw new Problem("refused", describe(status, body));
}

type OrderBody = Omit<OrderWanted, "continueUrl" | "keepCardOf"> & { continueUrl?: string };

function orderBody({ extOrderId, amountGrosze, description, ...order }: OrderBody, posId: string) {
  const total = String(amountGrosze);
  return {
    ...order,
    extOrderId,
    merchantPosId: posId,
    description,
    currencyCode: DONATION_CURRENCY,
    totalAmount: total,
    products: [{ name: description, unitPrice: total, quantity: "1" }],
  };
}

/**
 * @param where PayU's address, asked at each call
 * @param identity our account at PayU
 * @param timeoutMs after which a call has failed
 */
export function payuClient(
  where: () => string,
  identity: PayuIdentity,
  clock: Clock,
  timeoutMs = TIMEOUT_MS,
): PayuClient {
  const call: CallPayu = payuCaller(where, identity, clock, timeoutMs);
  return {
    ...cardCalls(where, identity, timeoutMs),
    async createOrder({ keepCardOf, ...order }) {
      const wanted = { ...orderBody(order, identity.posId), ...(keepCardOf && firstOf(keepCardOf)) };
      const { status, body } = await call("POST", ORDERS, wanted);
      // 302 is PayU's usual success, with the same in its body as in a 201.
      if (![200, 201, 302].includes(status)) throw new PayuError("refused", describe(status, body));
      const { orderId, redirectUri } = read(CreatedOrder, body);
      return { orderId, redirectUri };
    },
    async charge(charge) {
      const { extOrderId, amountGrosze, description, notifyUrl } = charge;
      const order = { extOrderId, amountGrosze, description, notifyUrl, customerIp: NOBODYS_ADDRESS };
      return chargedOrder(await call("POST", ORDERS, { ...orderBody(order, identity.posId), ...nextOf(charge) }));
    },
    async findOrder(orderId) {
      const { status, body } = await call("GET", `${ORDERS}/${encodeURIComponent(orderId)}`);
      if (status === 404) return undefined;
      if (status !== 200) throw new PayuError("notTold", describe(status, body));
      return read(FoundOrders, body).orders[0];
    },
  };
}

const Refusal = z.object({ status: z.object({ statusCode: z.string().max(100) }) });

const statusCodeOf = (body: unknown) => Refusal.safeParse(body).data?.status.statusCode;

function describe(status: number, body: unknown): string {
  const code = statusCodeOf(body);
  return code === undefined ? String(status) : `${status} ${code}`;
}
