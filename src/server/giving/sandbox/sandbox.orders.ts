import { z } from "zod";
import { pathIn } from "../../../contract/platform/href.ts";
import type { System } from "../../database/context.ts";
import { SANDBOX_PATH, type Sandbox } from "../payment.provider.ts";
import { returnLanguage } from "../return-url.ts";
import { chargedCard } from "./sandbox.cards.ts";
import { giveBack } from "./sandbox.refunds.ts";
import { insertOrder, type StoredOrder } from "./sandbox.store.ts";

const OrderRequest = z.object({
  extOrderId: z.string().min(1).max(100),
  totalAmount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  currencyCode: z.string().length(3),
  description: z.string().max(200),
  notifyUrl: z.url(),
});
const buyer = z.object({ extCustomerId: z.uuid() });
/** An order that is paid on the payment page. That of a monthly gift's first payment names the owner of the saved card. */
const Payment = OrderRequest.extend({ continueUrl: z.url() });
const FirstPayment = Payment.extend({ recurring: z.literal("FIRST"), buyer });
/** A charge of a saved card, which nobody confirms. */
const Charge = OrderRequest.extend({
  recurring: z.literal("STANDARD"),
  buyer,
  payMethods: z.object({ payMethod: z.object({ value: z.string().max(100) }) }),
});

/** The part of PayU's answers that says how a call went. */
export const payuStatus = (statusCode: string) => ({ status: { statusCode } });

/** An answer: its HTTP status, PayU's body, and where the donor pays. */
type OrderAnswer = { code: number; body: object; redirectUri?: string };
const refused = (statusCode: string): OrderAnswer => ({ code: 400, body: payuStatus(statusCode) });

/** Takes an order as PayU does, once for each `extOrderId`. @param body as it was sent */
export function takeOrder(system: System, sandbox: Sandbox, body: unknown): Promise<OrderAnswer> | OrderAnswer {
  const charge = Charge.safeParse(body);
  if (charge.success) return takeCharge(system, charge.data);
  const payment = z.union([FirstPayment, Payment]).safeParse(body);
  return payment.success ? takePayment(system, sandbox, payment.data) : refused("ERROR_VALUE_INVALID");
}

async function takeCharge({ db, clock }: System, charge: z.output<typeof Charge>): Promise<OrderAnswer> {
  const behaviour = await chargedCard(db, charge.payMethods.payMethod.value, charge.buyer.extCustomerId);
  if (!behaviour) return refused("ERROR_VALUE_INVALID");
  const status = behaviour === "good" ? "COMPLETED" : "CANCELED";
  const orderId = await insertOrder(db, { ...charge, continueUrl: "", customer: null, status }, clock.now());
  if (!orderId) return refused("ERROR_ORDER_NOT_UNIQUE");
  return { code: 201, body: { ...payuStatus("SUCCESS"), orderId, extOrderId: charge.extOrderId } };
}

const RefundRequest = z.object({
  refund: z.object({
    description: z.string().min(1).max(4000),
    amount: z.coerce
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number)
      .optional(),
  }),
});

/** Takes a refund as PayU does: without an amount, of all that is left. A signed notice says when it is done. */
export async function takeRefund(system: System, order: StoredOrder, body: unknown): Promise<OrderAnswer> {
  const asked = RefundRequest.safeParse(body);
  const refund = asked.success && (await giveBack(system, order, asked.data.refund.amount));
  if (!asked.success || !refund) return refused("ERROR_VALUE_INVALID");
  const { orderId, currencyCode } = order;
  const { number: refundId, amount, at } = refund;
  const { description } = asked.data.refund;
  const answer = { refundId, amount: String(amount), currencyCode, description, status: "PENDING" };
  return {
    code: 200,
    body: { orderId, refund: { ...answer, creationDateTime: at.toISOString() }, ...payuStatus("SUCCESS") },
  };
}

async function takePayment(
  { db, clock }: System,
  { publicUrl }: Sandbox,
  payment: z.output<typeof Payment> | z.output<typeof FirstPayment>,
): Promise<OrderAnswer> {
  const customer = "buyer" in payment ? payment.buyer.extCustomerId : null;
  const orderId = await insertOrder(db, { ...payment, customer, status: "PENDING" }, clock.now());
  if (!orderId) return refused("ERROR_ORDER_NOT_UNIQUE");
  const language = returnLanguage(new URL(payment.continueUrl).searchParams.get("language"));
  const redirectUri = publicUrl + pathIn(language, `${SANDBOX_PATH}/pay/${orderId}`);
  const body = { ...payuStatus("SUCCESS"), redirectUri, orderId, extOrderId: payment.extOrderId };
  return { code: 302, body, redirectUri };
}
