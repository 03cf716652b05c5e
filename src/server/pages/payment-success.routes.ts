import type { FastifyInstance } from "fastify";
import { loadPaymentSuccess } from "./page.loaders.ts";
import type { PageSender } from "./page.routes.ts";

const options = { config: { permission: "pages.read" }, schema: { hide: true } } as const;

/** The page after a payment (spec §2.1). It shows one person's donation and may change at any moment: it is not cached. */
export const paymentSuccessRoutes = (sender: PageSender) => async (app: FastifyInstance) => {
  app.get("/payment/payu/success", options, (request, reply) =>
    sender.send(loadPaymentSuccess, request, reply.header("cache-control", "no-store")),
  );
};
