import type { FastifyReply, FastifyRequest } from "fastify";
import type { Permission } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import type { Deps } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { allow, type Rule } from "../http/calls.ts";
import { once } from "./once.ts";

type Run<D, Args extends unknown[], Answer> = (context: D & Context, ...args: Args) => Answer | Promise<Answer>;

/**
 * Routes for people who are signed in. When a call comes again with the same `Idempotency-Key`, `onRecord` and `withBody`
 * answer as before and do not run the command again.
 */
export const commandRoutes = <D extends Deps>(deps: D) => ({
  /** @param answer takes the context of who asks */
  inContext: <Request extends FastifyRequest, Answer, Given extends Rule = Rule>(
    rule: Permission | Given,
    answer: (context: D & Context, request: Request, reply: FastifyReply) => Answer,
  ) => allow(rule, (request: Request, reply) => answer(contextOf(deps, request), request, reply)),
  /** @param run takes the id in the address, and the body */
  onRecord: <Body, Answer, Id = number>(permission: Permission, run: Run<D, [id: Id, body: Body], Answer>) =>
    allow(permission, (request: FastifyRequest & { params: { id: Id }; body: Body }) =>
      once(contextOf(deps, request), request, (context) => run(context, request.params.id, request.body)),
    ),
  /** @param run takes the body */
  withBody: <Body, Answer>(permission: Permission, run: Run<D, [body: Body], Answer>) =>
    allow(permission, (request: FastifyRequest & { body: Body }) =>
      once(contextOf(deps, request), request, (context) => run(context, request.body)),
    ),
});
