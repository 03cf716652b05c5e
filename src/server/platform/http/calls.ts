import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import type { BodySchema, Call } from "../../../contract/platform/call.ts";
import type { Permission } from "../../base/policy.ts";

type Checked<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

/** A request whose parts have been checked by its call's schemas. */
export type RequestOf<C extends Call> = FastifyRequest & {
  params: Checked<C["params"]>;
  query: Checked<C["query"]>;
  body: Checked<BodySchema<C>>;
};

type AnswerOf<C extends Call> = C["answer"] extends z.ZodType ? z.output<C["answer"]> : unknown;

/** The permission and the handler of a call. The handler returns the answer, or sends the reply itself. */
export type CallRoute<C extends Call> = {
  permission: Permission;
  config?: Omit<FastifyContextConfig, "permission">;
  handler: (
    request: RequestOf<C>,
    reply: FastifyReply,
  ) => AnswerOf<C> | FastifyReply | Promise<AnswerOf<C> | FastifyReply>;
} & Pick<RouteOptions, "attachValidation" | "bodyLimit" | "onRequest" | "preHandler" | "preValidation"> &
  (C["body"] extends (facts: never) => infer S ? { body: S } : { body?: never });

/** What Fastify knows of a route besides its handler. */
export type Rule = { permission: Permission };

/** The route of a call. @param rule the permission, or the permission and what else Fastify shall know */
export const allow = <Request, Answer, Given extends Rule = Rule>(
  rule: Permission | Given,
  handler: (request: Request, reply: FastifyReply) => Answer,
) => ({ ...(typeof rule === "string" ? ({ permission: rule } as Given) : rule), handler });

/**
 * Serves every call of a feature as its contract says. A call without an answer is answered 204.
 * @param tag the feature's name in the documentation
 */
export function serveCalls<Calls extends Record<string, Call>>(
  app: FastifyInstance,
  tag: string,
  calls: Calls,
  routes: NoInfer<{ [Name in keyof Calls]: CallRoute<Calls[Name]> }>,
): void {
  for (const name of Object.keys(calls) as (keyof Calls & string)[]) {
    // Each handler takes what its own call's schemas have checked.
    serveCall(app, { tag, name, call: calls[name] as Call, route: routes[name] as unknown as CallRoute<Call> });
  }
}

/** What the documentation says of a call that takes an `Idempotency-Key`. */
const ONCE =
  "Takes an `Idempotency-Key`, kept for 14 days: the same key and body from the same person are answered as the first time, another body 422.";

/** What it says of every change of a record by staff. */
const SEEN =
  "Takes `was: { field: value }`, what this person saw in the fields that are sent: one that somebody else has changed meanwhile is 409 with `code: changed`, and nothing is written.";

type Served = { tag: string; name: string; call: Call; route: CallRoute<Call> };

function serveCall(app: FastifyInstance, { tag, name, call, route }: Served): void {
  const { permission, config, handler, body = call.body, ...options } = route;
  const { description: about, params, query, answer, status = 200, once } = call;
  const description = [about, once && ONCE, name.startsWith("PUT ") && body && SEEN].filter(Boolean).join(" ");
  const [method = "", url = ""] = name.split(" ");
  app.route({
    ...options,
    method,
    url,
    config: { ...config, permission, ...(once && { once }) },
    schema: {
      tags: [tag],
      ...(description && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { [status]: answer } }),
    },
    async handler(request, reply) {
      const answered: unknown = await handler(request, reply);
      if (answered === reply || reply.sent) return reply;
      return answer ? reply.code(status).send(answered) : reply.code(204).send();
    },
  });
}
