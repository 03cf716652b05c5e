import type { z } from "zod";
import type { Call } from "./call.ts";
import { ById, listOf } from "./shared.ts";

/** What the calls of a list take and answer. A body is a function where it depends on facts that only the server knows. */
export type ListParts = {
  record: z.ZodType;
  query: z.ZodType;
  request: NonNullable<Call["body"]>;
  change: NonNullable<Call["body"]>;
  /** Deleted records are kept, and can be brought back. */
  isArchived?: true;
};

type OfOne = { params: typeof ById };
/** Its calls: five, or six with the one that brings a record back. */
export type CallsOf<N extends string, P extends ListParts> = Record<
  `GET /${N}`,
  { query: P["query"]; answer: ReturnType<typeof listOf<P["record"]>> }
> &
  Record<`GET /${N}/:id`, OfOne & { answer: P["record"] }> &
  Record<`POST /${N}`, { body: P["request"]; answer: P["record"]; status: 201 }> &
  Record<`PUT /${N}/:id`, OfOne & { body: P["change"]; answer: P["record"] }> &
  Record<`DELETE /${N}/:id`, OfOne> &
  (P["isArchived"] extends true ? Record<`POST /${N}/:id/restore`, OfOne & { answer: P["record"] }> : unknown);

/** A list that staff keep: the names from which its addresses, permissions and entries of the log follow, and its calls. */
export type StaffList<N extends string = string, One extends string = string, P extends ListParts = ListParts> = {
  name: N;
  one: One;
  record: P["record"];
  calls: CallsOf<N, P>;
};

/**
 * @param name of the list in addresses and of its permissions, `jobs`
 * @param one of its records in addresses and in the log, `job`
 */
export function staffList<const N extends string, const One extends string, const P extends ListParts>(
  name: N,
  one: One,
  { record, query, request, change, isArchived }: P,
): StaffList<N, One, P> {
  const calls: Record<string, Call> = {
    [`GET /${name}`]: { query, answer: listOf(record) },
    [`GET /${name}/:id`]: { params: ById, answer: record },
    [`POST /${name}`]: { body: request, answer: record, status: 201 },
    [`PUT /${name}/:id`]: { params: ById, body: change, answer: record },
    [`DELETE /${name}/:id`]: { params: ById },
    ...(isArchived && { [`POST /${name}/:id/restore`]: { params: ById, answer: record } }),
  };
  return { name, one, record, calls: calls as CallsOf<N, P> };
}
