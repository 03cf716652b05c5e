import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { queryClient } from "../query-client.ts";

/** What every record has: its id, and the actions that this person may take now (decisions §2). */
export type AnyRecord = { id: number; actions?: readonly string[] };

/** One kind of record of the administration: its call, its addresses (spec §2.3) and its texts (spec §8). */
export type Resource = {
  /** The path of the API, such as `/news`. */
  api: string;
  /** The path for writes, if it differs, such as `/newsletters/issues`. */
  writeApi?: string;
  /** The name of one record in buttons, such as 'News'. */
  name: string;
  /** The address of the list, such as `/admin/animals`. */
  list: string;
  /** The address of one record without its id, such as `/admin/animal`. */
  one: string;
  /** The subject of its entries in the audit log. */
  subject: string;
  text: {
    notFound: string;
    loadFailed: string;
    saveFailed: string;
    deleteFailed: string;
    /** The confirmation before a delete; the default contains `name`. */
    deleteAsk?: string;
  };
};

export const addressOf = {
  view: ({ one }: Resource, id: number) => `${one}/${id}`,
  edit: ({ one }: Resource, id: number) => `${one}/edit/${id}`,
  add: ({ one }: Resource) => `${one}/add`,
};

const writePath = ({ api: path, writeApi = path }: Resource): string => writeApi;

const queryKeyOf = (resource: Resource, id: number) => [resource.api, "one", id];

/** The query for one record. */
export const recordQuery = <T>(resource: Resource, id: number) =>
  queryOptions({ queryKey: queryKeyOf(resource, id), queryFn: () => api.get<T>(`${resource.api}/${id}`) });

/** Adds a record, or changes the one with this id. */
export const saveRecord = <T>(resource: Resource, body: object, id?: number): Promise<T> => {
  const path = writePath(resource);
  return id === undefined ? api.post<T>(path, body) : api.put<T>(`${path}/${id}`, body);
};

/** Deletes a record. Its screen must be left afterwards. */
export const deleteRecord = (resource: Resource, id: number): Promise<void> =>
  api.delete<void>(`${writePath(resource)}/${id}`, "later");

/** Removes a deleted record from the cache, so that it is not shown again. */
export const removeFromCache = (resource: Resource, id: number): void =>
  queryClient.removeQueries({ queryKey: queryKeyOf(resource, id), type: "inactive" });
