import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Deps } from "../deps.ts";
import type { Permission } from "../policy.ts";
import { contextOf } from "./authorization.ts";

type Run<Given extends unknown[], Answer> = (context: Deps & Context, ...given: Given) => Answer;

/** Routes that hand a checked request of a person who is signed in to one command or query, and answer what it returns. */
export const commandRoutes = (deps: Deps) => ({
  /** @param run takes the id in the address, and the body */
  onRecord: <Body, Answer>(permission: Permission, run: Run<[id: number, body: Body], Answer>) => ({
    permission,
    handler: (request: FastifyRequest & { params: { id: number }; body: Body }) =>
      run(contextOf(deps, request), request.params.id, request.body),
  }),
  /** @param run takes the body */
  withBody: <Body, Answer>(permission: Permission, run: Run<[body: Body], Answer>) => ({
    permission,
    handler: (request: FastifyRequest & { body: Body }) => run(contextOf(deps, request), request.body),
  }),
});
