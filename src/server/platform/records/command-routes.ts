import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Deps } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import type { Permission } from "../policy.ts";
import { once } from "./once.ts";

type Run<D, Args extends unknown[], Answer> = (context: D & Context, ...args: Args) => Answer | Promise<Answer>;

/**
 * Routes for people who are signed in that call one command or query and answer its result. A call that may be sent again
 * with its `Idempotency-Key` is run once.
 */
export const commandRoutes = <D extends Deps>(deps: D) => ({
  /** @param run takes the id in the address, and the body */
  onRecord: <Body, Answer>(permission: Permission, run: Run<D, [id: number, body: Body], Answer>) => ({
    permission,
    handler: (request: FastifyRequest & { params: { id: number }; body: Body }) =>
      once(contextOf(deps, request), request, (context) => run(context, request.params.id, request.body)),
  }),
  /** @param run takes the body */
  withBody: <Body, Answer>(permission: Permission, run: Run<D, [body: Body], Answer>) => ({
    permission,
    handler: (request: FastifyRequest & { body: Body }) =>
      once(contextOf(deps, request), request, (context) => run(context, request.body)),
  }),
});
