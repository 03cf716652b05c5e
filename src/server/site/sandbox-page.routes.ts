import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { groszeOf } from "../../contract/giving/donations.ts";
import { notFound } from "../base/errors.ts";
import { SANDBOX_PATH, type Sandbox } from "../giving/payment.provider.ts";
import { saveCard } from "../giving/sandbox/sandbox.cards.ts";
import { sendNotices } from "../giving/sandbox/sandbox.notices.ts";
import { giveBack, leftOf } from "../giving/sandbox/sandbox.refunds.ts";
import { endOrder, findOrder, type StoredOrder } from "../giving/sandbox/sandbox.store.ts";
import { readForms } from "../giving/sandbox/sandbox-api.routes.ts";
import type { Deps } from "../platform/deps.ts";
import type { PageSender } from "./page.routes.ts";

type ByOrder = { Params: { orderId: string } };
const PAGE = `${SANDBOX_PATH}/pay/:orderId`;
const options = { config: { permission: "payments.sandbox" }, schema: { hide: true } } as const;
const deciding = {
  schema: options.schema,
  config: { ...options.config, xsrfExempt: "the order's name in the address is its own secret" },
} as const;

/** The sandbox's payment page with Pay and Cancel, clearly marked as a test (rules §7). It works without scripts. */
export const sandboxPageRoutes =
  (sender: PageSender, { db, clock }: Deps, sandbox: Sandbox) =>
  async (app: FastifyInstance): Promise<void> => {
    readForms(app);

    app.get<ByOrder>(PAGE, options, async (request, reply) => {
      const order = await findOrder(db, request.params.orderId);
      if (!order) throw notFound();
      const { totalAmount: amountGrosze, description, status } = order;
      const [path = ""] = request.url.split("?");
      reply.header("cache-control", "no-store");
      const isOpen = status === "PENDING";
      const props = {
        amountGrosze,
        description,
        isOpen,
        leftGrosze: await leftOf(db, order),
        continueUrl: order.continueUrl,
        keepsCard: order.customer !== null,
      };
      return sender.send(async () => ({ name: "sandboxPayment", props, path, status: 200 }), request, reply);
    });

    app.post<ByOrder>(PAGE, deciding, async (request, reply) => {
      const { decision, card, amount } = (request.body ?? {}) as Record<string, unknown>;
      if (amount !== undefined) return refund(request, reply, groszeOf(Number(amount)));
      const status = decision === "pay" ? "COMPLETED" : "CANCELED";
      const order = await endOrder(db, request.params.orderId, status);
      if (!order) throw notFound();
      if (order.customer && order.status === "COMPLETED")
        await saveCard({ db, clock }, order.customer, String(card ?? "good"));
      await tell(request, order);
      return reply.redirect(order.continueUrl, 303);
    });

    /** Gives back what the page allows, and shows the page again. */
    async function refund(request: FastifyRequest<ByOrder>, reply: FastifyReply, grosze: number) {
      const order = await findOrder(db, request.params.orderId);
      if (!order) throw notFound();
      if (await giveBack({ db, clock }, order, grosze)) await tell(request, order);
      return reply.redirect(request.url, 303);
    }

    /** A notice that is not accepted now is sent again in the background. */
    const tell = (request: FastifyRequest, order: StoredOrder) =>
      sendNotices({ db, clock, sandbox }, order).catch((error: unknown) =>
        request.log.warn({ err: error, requestId: request.id }, "the sandbox's notice was not accepted"),
      );
  };
