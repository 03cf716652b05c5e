import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { SANDBOX_PATH, type Sandbox } from "../payment.provider.ts";
import { cardsOf, deleteCard } from "./sandbox.cards.ts";
import { payuStatus, takeOrder, takeRefund } from "./sandbox.orders.ts";
import { endOrder, findOrder } from "./sandbox.store.ts";

const open = {
  permission: "payments.sandbox",
  cookies: "never",
  xsrfExempt: "called with an access token",
} as const;
const options = { config: open, schema: { hide: true } };
const TOKEN_SECONDS = 43_199;

/** The sandbox's token is always the same, because it protects nothing of value. */
const tokenOf = ({ clientSecret }: Sandbox) => hash("sha256", clientSecret);

const isSame = (given: unknown, expected: string) =>
  timingSafeEqual(hash("sha256", String(given), "buffer"), hash("sha256", expected, "buffer"));

const isAuthorized = ({ headers }: FastifyRequest, sandbox: Sandbox) =>
  isSame(headers.authorization, `Bearer ${tokenOf(sandbox)}`);

/** @returns the customer that a token for saved cards names; undefined for any other token */
function cardOwner({ headers }: FastifyRequest, sandbox: Sandbox): string | undefined {
  const [token = "", owner = ""] = String(headers.authorization).split("|");
  return isSame(token, `Bearer ${tokenOf(sandbox)}`) && owner !== "" ? owner : undefined;
}

/** Reads plain HTML forms in this part of the application; everywhere else bodies are JSON (spec §7). */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * The sandbox's calls: those of PayU's REST API 2.1 that donations use, with PayU's statuses and bodies, so that the same
 * client works with both (rules §7).
 */
export const sandboxApiRoutes =
  ({ db, clock }: Deps, sandbox: Sandbox) =>
  async (app: FastifyInstance): Promise<void> => {
    readForms(app);

    app.post(`${SANDBOX_PATH}/pl/standard/user/oauth/authorize`, options, async ({ body }, reply) => {
      const { client_id: id, client_secret: secret, ...grant } = (body ?? {}) as Record<string, unknown>;
      if (!isSame(id, sandbox.clientId) || !isSame(secret, sandbox.clientSecret)) {
        return reply.code(401).send({ error: "invalid_client" });
      }
      const owner = grant.grant_type === "trusted_merchant" ? `|${grant.ext_customer_id}` : "";
      const token = { access_token: tokenOf(sandbox) + owner, token_type: "bearer", grant_type: grant.grant_type };
      return { ...token, expires_in: TOKEN_SECONDS };
    });

    app.post(`${SANDBOX_PATH}/api/v2_1/orders`, options, async (request, reply) => {
      if (!isAuthorized(request, sandbox)) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
      const { code, body, redirectUri } = await takeOrder({ db, clock }, sandbox, request.body);
      if (redirectUri !== undefined) reply.header("location", redirectUri);
      return reply.code(code).send(body);
    });

    app.get(`${SANDBOX_PATH}/api/v2_1/paymethods`, options, async (request, reply) => {
      const owner = cardOwner(request, sandbox);
      if (!owner) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
      return { cardTokens: await cardsOf({ db, clock }, owner), ...payuStatus("SUCCESS") };
    });

    app.delete<{ Params: { token: string } }>(
      `${SANDBOX_PATH}/api/v2_1/tokens/:token`,
      options,
      async (request, reply) => {
        const owner = cardOwner(request, sandbox);
        if (!owner) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
        await deleteCard(db, owner, request.params.token);
        return reply.code(204).send();
      },
    );

    app.delete<{ Params: { orderId: string } }>(
      `${SANDBOX_PATH}/api/v2_1/orders/:orderId`,
      options,
      async (request, reply) => {
        if (!isAuthorized(request, sandbox)) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
        const order = await endOrder(db, request.params.orderId, "CANCELED");
        if (!order) return reply.code(404).send(payuStatus("DATA_NOT_FOUND"));
        if (order.status !== "CANCELED") return reply.code(400).send(payuStatus("ERROR_VALUE_INVALID"));
        return { orderId: order.orderId, extOrderId: order.extOrderId, ...payuStatus("SUCCESS") };
      },
    );

    app.post<{ Params: { orderId: string } }>(
      `${SANDBOX_PATH}/api/v2_1/orders/:orderId/refunds`,
      options,
      async (request, reply) => {
        if (!isAuthorized(request, sandbox)) return reply.code(401).send(payuStatus("UNAUTHORIZED"));
        const order = await findOrder(db, request.params.orderId);
        if (!order) return reply.code(404).send(payuStatus("DATA_NOT_FOUND"));
        const { code, body } = await takeRefund({ db, clock }, order, request.body);
        return reply.code(code).send(body);
      },
    );

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
