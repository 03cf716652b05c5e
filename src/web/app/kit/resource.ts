import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { queryClient } from "../query-client.ts";

/** What a record carries of its own: its id, and what this person may do with it now (decisions §2). */
export type AnyRecord = { id: number; actions?: readonly string[] };

/** One kind of record of the administration: its call, its addresses (spec §2.3) and its sentences (spec §8). */
export type Resource = {
  /** The call, as `/news`. */
  api: string;
  /** Where one is written, when that is not where it is read, as `/newsletters/issues`. */
  writeApi?: string;
  /** What one of them is called, as 'News'; its buttons say it. */
  name: string;
  /** The address of the list, as `/admin/animals`. */
  list: string;
  /** Where one of them lives, as `/admin/animal`. */
  one: string;
  /** The subject of its lines in the audit log. */
  subject: string;
  text: {
    notFound: string;
    loadFailed: string;
    saveFailed: string;
    deleteFailed: string;
    /** The question before a delete; left out: it asks with the record's name. */
    deleteAsk?: string;
  };
};

export const addressOf = {
  view: ({ one }: Resource, id: number) => `${one}/${id}`,
  edit: ({ one }: Resource, id: number) => `${one}/edit/${id}`,
  add: ({ one }: Resource) => `${one}/add`,
};

const writePath = ({ api: path, writeApi = path }: Resource): string => writeApi;

const keyOf = (resource: Resource, id: number) => [resource.api, "one", id];

/** One record. */
export const recordQuery = <T>(resource: Resource, id: number) =>
  queryOptions({ queryKey: keyOf(resource, id), queryFn: () => api.get<T>(`${resource.api}/${id}`) });

/** Adds a record, or changes it. @param id left out: adds */
export const saveRecord = <T>(resource: Resource, body: object, id?: number): Promise<T> => {
  const path = writePath(resource);
  return id === undefined ? api.post<T>(path, body) : api.put<T>(`${path}/${id}`, body);
};

/** Deletes a record, whose screen is left then. */
export const deleteRecord = (resource: Resource, id: number): Promise<void> =>
  api.delete<void>(`${writePath(resource)}/${id}`, "later");

/** A record that is not there any more is not shown again from memory. */
export const forgetRecord = (resource: Resource, id: number): void =>
  queryClient.removeQueries({ queryKey: keyOf(resource, id), type: "inactive" });
