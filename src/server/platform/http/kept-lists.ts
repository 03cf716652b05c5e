import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Deps } from "../deps.ts";
import { PageCache, StoredPage } from "./page-cache.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Keeps the lists that visitors read, as their pages are kept: until what public pages show may have changed, and for half
 * a minute. People who are signed in, and whole lists, are read anew each time.
 * @returns answers a visitor from what is kept, or else with what `read` finds
 */
export function keepLists({ contentChanges, clock }: Pick<Deps, "contentChanges" | "clock">) {
  const cache = new PageCache(contentChanges, clock);
  return async function answer(request: FastifyRequest, reply: FastifyReply, read: () => Promise<PageOf<unknown>>) {
    if (request.actor.role !== "visitor") return reply.send(await read());
    // The query is parsed, so that made-up parameters and their order make no difference.
    const key = `${request.language}?${JSON.stringify(request.query)}`;
    // So that a list never lacks what this server has written, also before the answer to that write.
    await contentChanges.catchUp();
    const kept = await cache.current(key, async () => {
      const json = reply.serializeInput(await read(), "200") as string;
      return { page: new StoredPage(json), status: 200 };
    });
    return reply.type(JSON_TYPE).send(kept.body("identity"));
  };
}
