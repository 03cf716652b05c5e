import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MAX_PAGE_SIZE, MAX_WHOLE_LIST, type PageOf } from "../../../contract/platform/lists.ts";
import { type Actor, isStaff } from "../../base/actor.ts";
import { HttpProblem, invalid } from "../../base/errors.ts";
import type { PageRequest } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { serverTexts } from "../../texts/texts.ts";

/** A request for a page of a list, or with `all` for the whole list. */
export type ListRequest = PageRequest & { all?: boolean | undefined };

/**
 * One page of a list or, with `all`, the whole list from one snapshot, so that changes meanwhile cause no missing or
 * duplicate rows.
 * @param list reads one page, all of it from the given database
 * @throws HttpProblem 400 when a person who is not staff requests a whole list, or when it has more than MAX_WHOLE_LIST rows
 */
export async function pageOrWhole<Q extends ListRequest, P extends PageOf<unknown>>(
  { db, actor }: { db: Db; actor: Actor },
  query: Q,
  list: (db: Db, query: Q) => Promise<P>,
): Promise<P> {
  if (!query.all) return list(db, query);
  if (!isStaff(actor)) throw invalid([{ field: "all", errors: [serverTexts().refusals.lists.onlyStaff] }]);
  const rows = (pageSize: number) => ({ ...query, page: 1, pageSize });
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      const { totalCount } = await list(snapshot, rows(1));
      if (totalCount > MAX_WHOLE_LIST) throw new HttpProblem(400, serverTexts().refusals.lists.tooLong(MAX_WHOLE_LIST));
      return list(snapshot, rows(Math.max(totalCount, 1)));
    });
}

/** A whole list as JSON, one page at a time, so that other requests are answered in between. */
async function* jsonOf({ items, ...rest }: PageOf<unknown>, schema: z.ZodObject): AsyncGenerator<string> {
  const rows = schema.shape.items as z.ZodArray;
  const { items: _none, ...end } = z.encode(schema, { ...rest, items: [] });
  yield '{"items":[';
  for (let start = 0; start < items.length; start += MAX_PAGE_SIZE) {
    const page = JSON.stringify(z.encode(rows, items.slice(start, start + MAX_PAGE_SIZE)));
    yield (start === 0 ? "" : ",") + page.slice(1, -1);
    await setImmediate();
  }
  yield `],${JSON.stringify(end).slice(1)}`;
}

/** Streams whole lists, so that they neither block other requests nor are in memory as one text. */
export function streamWholeLists(app: FastifyInstance): void {
  app.addHook("preSerialization", async ({ query, routeOptions }, reply, payload) => {
    if (!(query as ListRequest).all || reply.statusCode !== 200) return payload;
    const { 200: schema } = (routeOptions.schema?.response ?? {}) as { 200: z.ZodObject };
    // Fastify also sends a stream that a serializer returns; only its types do not allow one.
    reply.serializer(((list: PageOf<unknown>) => Readable.from(jsonOf(list, schema))) as never);
    return payload;
  });
}
