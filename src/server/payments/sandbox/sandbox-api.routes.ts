import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { SANDBOX_PATH, type Sandbox } from "../payment.provider.ts";
import { readForms } from "./form-bodies.ts";
import { findOrder, keepOrder } from "./sandbox.queries.ts";

const open = {
  permission: "payments.sandbox",
  cookies: "never",
  xsrfExempt: "called with a token of its own",
} as const;
const options = { config: open, schema: { hide: true } };
const TOKEN_SECONDS = 43_199;

const Wanted = z.object({
  extOrderId: z.string().min(1).max(100),
  totalAmount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  currencyCode: z.string().length(3),
  description: z.string().max(200),
  notifyUrl: z.url(),
  continueUrl: z.url(),
});

/** The stand-in's token is the same for all: what it guards is worth nothing. */
const tokenOf = ({ clientSecret }: Sandbox) => hash("sha256", clientSecret);

const isSame = (given: unknown, expected: string) =>
  timingSafeEqual(hash("sha256", String(given), "buffer"), hash("sha256", expected, "buffer"));

const isAuthorized = ({ headers }: FastifyRequest, sandbox: Sandbox) =>
  isSame(headers.authorization, `Bearer ${tokenOf(sandbox)}`);

const said = (statusCode: string) => ({ status: { statusCode } });

/**
 * The stand-in's calls: those of PayU's REST API 2.1 that donations use, with PayU's statuses and bodies, so that the same
 * client works with both (decisions §7).
 */
export const sandboxApiRoutes =
  ({ db, clock }: Deps, sandbox: Sandbox) =>
  async (app: FastifyInstance): Promise<void> => {
    readForms(app);

    app.post(`${SANDBOX_PATH}/pl/standard/user/oauth/authorize`, options, async ({ body }, reply) => {
      const { client_id: id, client_secret: secret } = (body ?? {}) as Record<string, unknown>;
      if (!isSame(id, sandbox.clientId) || !isSame(secret, sandbox.clientSecret)) {
        return reply.code(401).send({ error: "invalid_client" });
      }
      const token = { access_token: tokenOf(sandbox), token_type: "bearer", grant_type: "client_credentials" };
      return { ...token, expires_in: TOKEN_SECONDS };
    });

    app.post(`${SANDBOX_PATH}/api/v2_1/orders`, options, async (request, reply) => {
      if (!isAuthorized(request, sandbox)) return reply.code(401).send(said("UNAUTHORIZED"));
      const wanted = Wanted.safeParse(request.body);
      if (!wanted.success) return reply.code(400).send(said("ERROR_VALUE_INVALID"));
      const { extOrderId } = wanted.data;
      const orderId = await keepOrder(db, wanted.data, clock.now());
      if (!orderId) return reply.code(400).send(said("ERROR_ORDER_NOT_UNIQUE"));
      const redirectUri = `${sandbox.publicUrl}${SANDBOX_PATH}/pay/${orderId}`;
      return reply
        .code(302)
        .header("location", redirectUri)
        .send({ ...said("SUCCESS"), redirectUri, orderId, extOrderId });
    });

    app.get<{ Params: { orderId: string } }>(
      `${SANDBOX_PATH}/api/v2_1/orders/:orderId`,
      options,
      async (request, reply) => {
        if (!isAuthorized(request, sandbox)) return reply.code(401).send(said("UNAUTHORIZED"));
        const order = await findOrder(db, request.params.orderId);
        if (!order) return reply.code(404).send(said("DATA_NOT_FOUND"));
        return { orders: [{ ...order, totalAmount: String(order.totalAmount) }], ...said("SUCCESS") };
      },
    );
  };
