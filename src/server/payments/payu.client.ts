import { z } from "zod";
import { DONATION_CURRENCY } from "../../contract/donations.ts";
import type { Clock } from "../clock.ts";
import { type CallPayu, PayuError, payuCaller } from "./payu.calls.ts";

/** What an order is made from; money in grosze. */
export type OrderWanted = {
  extOrderId: string;
  amountGrosze: number;
  /** What the donor reads on PayU's page. */
  description: string;
  customerIp: string;
  notifyUrl: string;
  continueUrl: string;
};

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
export type PayuClient = {
  /** Makes an order, once: it is never sent again by itself. @throws PayuError */
  createOrder(order: OrderWanted): Promise<OrderMade>;
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

function orderBody({ extOrderId, amountGrosze, description, ...order }: OrderWanted, posId: string) {
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
    async createOrder(order) {
      const { status, body } = await call("POST", ORDERS, orderBody(order, identity.posId));
      // 302 is PayU's usual success, with the same in its body as in a 201.
      if (![200, 201, 302].includes(status)) throw new PayuError("refused", describe(status, body));
      const { orderId, redirectUri } = read(CreatedOrder, body);
      return { orderId, redirectUri };
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

function describe(status: number, body: unknown): string {
  const refusal = Refusal.safeParse(body);
  return refusal.success ? `${status} ${refusal.data.status.statusCode}` : String(status);
}
