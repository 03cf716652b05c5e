import type { FastifyInstance } from "fastify";
import { href } from "../../contract/platform/href.ts";
import { ById } from "../../contract/platform/shared.ts";
import { isStaff } from "../base/actor.ts";
import { notFound } from "../base/errors.ts";

const options = { config: { permission: "pages.read" }, schema: { hide: true } } as const;

/** The address in the code of a kennel card: it leads staff to the animal's record, and everybody else to its page (rules §14). */
export const cardRoutes = async (app: FastifyInstance) => {
  app.get("/card/:id", options, async (request, reply) => {
    const { success, data } = ById.safeParse(request.params);
    if (!success) throw notFound();
    const path = isStaff(request.actor) ? `/admin/animal/${data.id}` : href(`/animal/${data.id}`);
    return reply.header("cache-control", "no-store").redirect(path, 302);
  });
};
