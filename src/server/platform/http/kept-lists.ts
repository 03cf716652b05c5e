import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Deps } from "../deps.ts";
import { encodingFor, PageCache, StoredPage } from "./page-cache.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Keeps the lists that visitors and staff read, as pages are kept: until what public pages show, or a stay, may have
 * changed, and for half a minute. Everybody of one audience sees the same list.
 * @returns answers from what is kept, or else with what `read` finds; an undefined `audience` is read anew each time
 */
export function keepLists({ contentChanges, clock }: Pick<Deps, "contentChanges" | "clock">) {
  const cache = new PageCache(contentChanges, clock);
  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    audience: "public" | "staff" | undefined,
    read: () => Promise<PageOf<unknown>>,
  ) {
    if (audience === undefined) return reply.send(await read());
    // The query is parsed, so that made-up parameters and their order make no difference.
    const key = `${audience} ${request.language}?${JSON.stringify(request.query)}`;
    // So that a list never lacks what this server has written, also before the answer to that write.
    await contentChanges.catchUp();
    const kept = await cache.current(key, async () => {
      const json = reply.serializeInput(await read(), "200") as string;
      return { page: new StoredPage(json), status: 200 };
    });
    const encoding = encodingFor(request);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply
      .type(JSON_TYPE)
      .header("vary", "accept-encoding")
      .send(await kept.body(encoding));
  };
}
