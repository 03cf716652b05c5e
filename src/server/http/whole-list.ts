import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MAX_PAGE_SIZE, MAX_WHOLE_LIST, type PageOf } from "../../contract/shared.ts";
import type { PageRequest } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { type Actor, isStaff } from "../sessions/actor.ts";
import { HttpProblem, invalid } from "./errors.ts";

/** What a list was asked for; `all` is the whole of it. */
export type ListRequest = PageRequest & { all?: boolean | undefined };

const TOO_LONG = `The list has more than ${MAX_WHOLE_LIST.toLocaleString("en")} rows. Please narrow it by a search or a filter.`;
const ONLY_STAFF = "Only staff may read a whole list.";

/**
 * One page of a list or, with `all`, the whole list as it is at one moment: nothing that comes, goes or moves meanwhile is
 * missing or there twice.
 * @param list reads one page; everything it reads comes from the database that it is given
 * @throws HttpProblem 400 when somebody other than staff asks for a whole list, or when it has more than MAX_WHOLE_LIST rows
 */
export async function pageOrWhole<Q extends ListRequest, P extends PageOf<unknown>>(
  { db, actor }: { db: Db; actor: Actor },
  query: Q,
  list: (db: Db, query: Q) => Promise<P>,
): Promise<P> {
  if (!query.all) return list(db, query);
  if (!isStaff(actor)) throw invalid([{ field: "all", errors: [ONLY_STAFF] }]);
  const rows = (pageSize: number) => ({ ...query, page: 1, pageSize });
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      const { totalCount } = await list(snapshot, rows(1));
      if (totalCount > MAX_WHOLE_LIST) throw new HttpProblem(400, TOO_LONG);
      return list(snapshot, rows(Math.max(totalCount, 1)));
    });
}

/** A whole list as JSON, a page at a time, so that other requests are answered in between. */
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

/** Streams whole lists, so that they hold up nothing else and never stand in memory as one text. */
export function streamWholeLists(app: FastifyInstance): void {
  app.addHook("preSerialization", async ({ query, routeOptions }, reply, payload) => {
    if (!(query as ListRequest).all || reply.statusCode !== 200) return payload;
    const { 200: schema } = (routeOptions.schema?.response ?? {}) as { 200: z.ZodObject };
    // The framework sends a stream that comes from a serializer as it does any other; its types know texts alone.
    reply.serializer(((list: PageOf<unknown>) => Readable.from(jsonOf(list, schema))) as never);
    return payload;
  });
}
