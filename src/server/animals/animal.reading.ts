import type { FastifyRequest } from "fastify";
import type { Permission } from "../base/policy.ts";
import type { Context } from "../database/context.ts";
import type { Deps } from "../platform/deps.ts";
import { contextOf } from "../platform/http/authorization.ts";
import { requireAnimal } from "./animal.queries.ts";

/** Makes routes that read something about one animal. They answer 404 for an animal that this person may not see. */
export const animalReader =
  (deps: Deps) =>
  <Answer>(permission: Permission, read: (context: Deps & Context, id: number) => Promise<Answer>) => ({
    permission,
    async handler(request: FastifyRequest & { params: { id: number } }): Promise<Answer> {
      const context = contextOf(deps, request);
      await requireAnimal(context, request.params.id);
      return read(context, request.params.id);
    },
  });
