import { z } from "zod";
import { DONATION_CURRENCY } from "../../contract/giving/donations.ts";
import type { Clock } from "../base/clock.ts";
import { type Answer, type CallPayu, PayuError, payuCaller } from "./payu.calls.ts";
import { type CardCalls, type CardOwner, cardCalls } from "./payu.cards.ts";

/** The order of a donation; money in grosze. */
export type OrderRequest = {
  extOrderId: string;
  amountGrosze: number;
  /** What the donor reads on PayU's page. */
  description: string;
  customerIp: string;
  notifyUrl: string;
  continueUrl: string;
  /** For the first payment of a monthly gift: PayU saves the card for this owner. */
  saveCardFor?: CardOwner;
};

/** A charge of a saved card. No customer is present to confirm it. */
export type ChargeRequest = Omit<OrderRequest, "customerIp" | "continueUrl" | "saveCardFor"> & {
  owner: CardOwner;
  token: string;
};

/** PayU refused an order for good: nothing will be charged. */
export class OrderRefused extends PayuError {}

/** The calls to PayU that donations need (REST API 2.1, rules §7). Each has a timeout. */
export type PayuClient = CardCalls & {
  /** Creates an order; the call is not repeated. @returns PayU's number of it, and where the donor pays @throws PayuError */
  createOrder(order: OrderRequest): Promise<{ orderId: string; redirectUri: string }>;
  /**
   * Charges a saved card. It is safe to send the same charge again: PayU takes an `extOrderId` once.
   * @returns PayU's number of the order, or undefined when it had taken this `extOrderId` before
   * @throws OrderRefused when nothing will be charged; PayuError when that is not known
   */
  charge(charge: ChargeRequest): Promise<string | undefined>;
  /** Cancels an order, which then cannot be paid. @throws PayuError also when it is paid already */
  cancelOrder(orderId: string): Promise<void>;
  /** @returns undefined when PayU knows no such order @throws PayuError */
  findOrder(orderId: string): Promise<PayuOrder | undefined>;
};

/** Our account at PayU. */
export type PayuIdentity = { posId: string; clientId: string; clientSecret: string };

const CreatedOrder = z.object({
  status: z.object({ statusCode: z.literal("SUCCESS") }),
  orderId: z.string().min(1).max(100),
  redirectUri: z.url({ protocol: /^https?$/ }),
});

/** An order in a notice or an answer of PayU's; the amount is a text with whole grosze. */
export type PayuOrder = z.output<typeof PayuOrder>;
export const PayuOrder = z.object({
  orderId: z.string().min(1).max(100),
  extOrderId: z.string().max(100).optional(),
  totalAmount: z.coerce.string(),
  currencyCode: z.string(),
  status: z.string(),
});

/** PayU writes moments as a date and time, or as milliseconds in a text. */
function momentOf(text: string | undefined): Date | undefined {
  const at = new Date(text !== undefined && /^\d+$/.test(text) ? Number(text) : (text ?? Number.NaN));
  return Number.isNaN(at.getTime()) || Math.abs(at.getTime()) > LATEST_MS ? undefined : at;
}
const LATEST_MS = Date.UTC(9999, 11, 31);

/** A refund in a notice of PayU's; the amount is a text with whole grosze. */
export type PayuRefund = z.output<typeof PayuRefund>;
export const PayuRefund = z
  .object({
    refundId: z.coerce.string().max(100).default(""),
    amount: z.coerce
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
    currencyCode: z.string().optional(),
    status: z.string(),
    refundDate: z.coerce.string().optional(),
    statusDateTime: z.coerce.string().optional(),
  })
  .transform(({ refundDate, statusDateTime, ...refund }) => ({
    ...refund,
    at: momentOf(refundDate) ?? momentOf(statusDateTime),
  }));
const FoundOrders = z.object({ orders: z.tuple([PayuOrder], PayuOrder) });

const ORDERS = "/api/v2_1/orders";
const TIMEOUT_MS = 10_000;

/** @throws PayuError when the answer does not match the schema */
function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(body);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new PayuError("notUnderstood", issue?.path.join(".") ?? "");
}

/** PayU wants a customer's address also when no customer is present; its own examples send this one. */
const SERVER_ADDRESS = "127.0.0.1";
/** For the bank: charges are at least a day apart and have no end date. Both values come from PayU's documentation. */
const RECURRING = { recurring: { frequency: "1", expiry: "9999-12-31T00:00:00Z" } };

const buyerOf = ({ customerKey, email }: CardOwner) => ({ extCustomerId: customerKey, email });

/** Shows PayU's own card form and has the card saved (docs/decisions/0053). */
const firstPaymentFields = (owner: CardOwner) => ({
  recurring: "FIRST",
  buyer: buyerOf(owner),
  payMethods: { payMethod: { type: "PBL", value: "c" } },
  threeDsAuthentication: RECURRING,
});

const chargeFields = ({ owner, token }: ChargeRequest) => ({
  recurring: "STANDARD",
  buyer: buyerOf(owner),
  payMethods: { payMethod: { type: "CARD_TOKEN", value: token } },
  threeDsAuthentication: RECURRING,
});

const SUCCESS_STATUSES = [200, 201, 302];
/** With these PayU refuses the order itself; after any other failure the order may exist. */
const REFUSED_STATUSES = [400, 403, 404, 422];

/** @returns PayU's number of the order, or undefined when PayU had it before @throws OrderRefused, PayuError */
function chargedOrder({ status, body }: Answer): string | undefined {
  if (SUCCESS_STATUSES.includes(status)) return read(CreatedOrder.pick({ orderId: true }), body).orderId;
  if (statusCodeOf(body) === "ERROR_ORDER_NOT_UNIQUE") return undefined;
  const Problem = REFUSED_STATUSES.includes(status) ? OrderRefused : PayuError;
  throw new Problem("refused", describe(status, body));
}

type OrderBody = Omit<OrderRequest, "continueUrl" | "saveCardFor"> & { continueUrl?: string };

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
 * A client of PayU's REST API.
 * @param baseUrl PayU's address, read at each call
 * @param identity our account at PayU
 * @param timeoutMs after which a call has failed
 */
export function payuClient(
  baseUrl: () => string,
  identity: PayuIdentity,
  clock: Clock,
  timeoutMs = TIMEOUT_MS,
): PayuClient {
  const call: CallPayu = payuCaller(baseUrl, identity, clock, timeoutMs);
  return {
    ...cardCalls(baseUrl, identity, timeoutMs),
    async createOrder({ saveCardFor, ...order }) {
      const wanted = { ...orderBody(order, identity.posId), ...(saveCardFor && firstPaymentFields(saveCardFor)) };
      const { status, body } = await call("POST", ORDERS, wanted);
      // PayU usually answers 302, with the body of a 201.
      if (!SUCCESS_STATUSES.includes(status)) throw new PayuError("refused", describe(status, body));
      const { orderId, redirectUri } = read(CreatedOrder, body);
      return { orderId, redirectUri };
    },
    async charge(charge) {
      const { extOrderId, amountGrosze, description, notifyUrl } = charge;
      const order = { extOrderId, amountGrosze, description, notifyUrl, customerIp: SERVER_ADDRESS };
      return chargedOrder(await call("POST", ORDERS, { ...orderBody(order, identity.posId), ...chargeFields(charge) }));
    },
    async cancelOrder(orderId) {
      const { status, body } = await call("DELETE", `${ORDERS}/${encodeURIComponent(orderId)}`);
      if (status !== 200 && status !== 404) throw new PayuError("refused", describe(status, body));
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
