import type { AnswerOf, CallName, QueryOf, Sending } from "../../../contract/calls.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { pathOf } from "../../call-path.ts";
import { type Reload, request, requestFile } from "./api.ts";

type WithReload<N extends CallName> = Sending<N> & { reload?: Reload; ifMatch?: number };
type SentWith<N extends CallName> = object extends Sending<N> ? [sent?: WithReload<N>] : [sent: WithReload<N>];
type AnySent = { params?: object; query?: object; body?: unknown; reload?: Reload; ifMatch?: number };

/** Makes a call of the contract. @throws ApiError if it fails or there is no answer */
export const callApi = <N extends CallName>(name: N, ...[sent]: SentWith<N>): Promise<AnswerOf<N>> =>
  callUnchecked(name, sent);

/** A read, with the key of its answer in the cache. */
export const apiQuery = <N extends CallName>(name: N, ...sent: SentWith<N>) => ({
  queryKey: [name, ...sent],
  queryFn: () => callApi(name, ...sent),
});

/** Makes a call that answers with a file and changes nothing. @throws ApiError if it fails or there is no answer */
export const callForFile = <N extends CallName>(name: N, { params, body }: Sending<N> & AnySent): Promise<Blob> =>
  requestFile({ method: name.slice(0, name.indexOf(" ")), address: pathOf(name, params), body });

/** For the kit, whose callers name calls that the types have checked. */
export function callUnchecked<T>(
  name: string,
  { params, query = {}, body, reload, ifMatch }: AnySent = {},
): Promise<T> {
  const search = query instanceof URLSearchParams ? query : searchOf(query);
  const address = pathOf(name, params) + (search.size > 0 ? `?${search}` : "");
  return request({ method: name.slice(0, name.indexOf(" ")), address, body, ifMatch }, reload);
}

/** The query part of an address, without undefined values. */
function searchOf(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

type ListName = { [N in CallName]: AnswerOf<N> extends PageOf<unknown> ? N : never }[CallName];

/** A list that is read with the search, filters, order and page of an address. */
export type ListCall<P> = { key: readonly unknown[]; load(search: URLSearchParams): Promise<P> };

/** @param filter filters in addition to those of the address */
export const listCall = <N extends ListName>(name: N, filter?: QueryOf<N>): ListCall<AnswerOf<N>> =>
  uncheckedList(name, { ...filter });

/** For the kit, as {@link callUnchecked}. */
export const uncheckedList = <P>(name: string, filter: object = {}): ListCall<P> => ({
  key: [name, filter],
  load: (search) => callUnchecked(name, { query: new URLSearchParams([...searchOf(filter), ...search]) }),
});

/** The paths of records: `GET <path>/:id` reads one. */
export type RecordPath = { [N in CallName]: N extends `GET ${infer P}/:id` ? P : never }[CallName];
export type RecordOf<P extends RecordPath> = `GET ${P}/:id` extends infer N extends CallName ? AnswerOf<N> : never;

/** A read of one record, with its key in the cache. */
export const recordQuery = <T>(name: string, id: number) => ({
  queryKey: [name, { params: { id } }],
  queryFn: () => callUnchecked<T>(name, { params: { id } }),
});

type ChoiceName = { [N in ListName]: N extends `GET ${RecordPath}` ? N : never }[ListName];
type ItemOf<N extends ListName> = AnswerOf<N> extends PageOf<infer Item> ? Item : never;

/** The records that a select offers: a list to search in, and a read of one record. */
export type Choices<T> = { list: ListCall<PageOf<T>>; one(id: number): ReturnType<typeof recordQuery<T>> };

/** @param filter which records of the list are offered */
export function choicesOf<N extends ChoiceName>(name: N, filter?: QueryOf<N>): Choices<ItemOf<N>>;
export function choicesOf(name: ChoiceName, filter?: object): Choices<unknown> {
  return { list: uncheckedList(name, filter), one: (id) => recordQuery(`${name}/:id`, id) };
}
