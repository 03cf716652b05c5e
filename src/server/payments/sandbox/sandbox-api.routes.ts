import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { pathIn } from "../../../contract/href.ts";
import type { Deps } from "../../deps.ts";
import { SANDBOX_PATH, type Sandbox } from "../payment.provider.ts";
import { returnLanguage } from "../return-url.ts";
import { findOrder, keepOrder } from "./sandbox.queries.ts";

const open = {
  permission: "payments.sandbox",
  cookies: "never",
  xsrfExempt: "called with an access token",
} as const;
const options = { config: open, schema: { hide: true } };
const TOKEN_SECONDS = 43_199;

const OrderRequest = z.object({
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

/** The stand-in's token is always the same, because it protects nothing of value. */
const tokenOf = ({ clientSecret }: Sandbox) => hash("sha256", clientSecret);

const isSame = (given: unknown, expected: string) =>
  timingSafeEqual(hash("sha256", String(given), "buffer"), hash("sha256", expected, "buffer"));

const isAuthorized = ({ headers }: FastifyRequest, sandbox: Sandbox) =>
  isSame(headers.authorization, `Bearer ${tokenOf(sandbox)}`);

/** PayU's way to say how a call went. */
const payuStatus = (statusCode: string) => ({ status: { statusCode } });

/** Reads plain HTML forms in this part of the application; everywhere else bodies are JSON (spec §7). */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * The stand-in's calls: those of PayU's REST API 2.1 that donations use, with PayU's statuses and bodies, so that the same
 * client works with both (rules §7).
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
      if (!isAuthorized(request, sandbox)) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
      const order = OrderRequest.safeParse(request.body);
      if (!order.success) return reply.code(400).send(payuStatus("ERROR_VALUE_INVALID"));
      const { extOrderId } = order.data;
      const orderId = await keepOrder(db, order.data, clock.now());
      if (!orderId) return reply.code(400).send(payuStatus("ERROR_ORDER_NOT_UNIQUE"));
      const language = returnLanguage(new URL(order.data.continueUrl).searchParams.get("language"));
      const redirectUri = sandbox.publicUrl + pathIn(language, `${SANDBOX_PATH}/pay/${orderId}`);
      return reply
        .code(302)
        .header("location", redirectUri)
        .send({ ...payuStatus("SUCCESS"), redirectUri, orderId, extOrderId });
    });

    app.get<{ Params: { orderId: string } }>(
      `${SANDBOX_PATH}/api/v2_1/orders/:orderId`,
      options,
      async (request, reply) => {
        if (!isAuthorized(request, sandbox)) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
        const order = await findOrder(db, request.params.orderId);
        if (!order) return reply.code(404).send(payuStatus("DATA_NOT_FOUND"));
        return { orders: [{ ...order, totalAmount: String(order.totalAmount) }], ...payuStatus("SUCCESS") };
      },
    );
  };
