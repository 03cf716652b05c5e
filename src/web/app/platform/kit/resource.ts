import type { CallName } from "../../../../contract/calls.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callUnchecked, type RecordOf, type RecordPath, recordQuery } from "../calls.ts";
import { queryClient } from "../query-client.ts";
import type { appTexts } from "../texts/texts.ts";
import { forgetRecent } from "./recent.ts";

/** What every record has: its id, and the actions that this person may take now (rules §2). */
export type AnyRecord = { id: number; actions?: readonly string[] };

/** What the audit log and the catalog of headings call a kind of record. */
export type Subject = keyof ReturnType<typeof appTexts>["recordNames"];

/** One kind of record of the administration: its addresses (spec §2.3) and its texts (spec §8). */
type Facts = {
  /** The address of the list, such as `/admin/animals`. */
  list: string;
  /** The address of one record without its id, such as `/admin/animal`. */
  one: string;
  /** The subject of its entries in the audit log; the catalog has its names. */
  subject: Subject;
  /** Its texts in the reader's language. */
  text: () => ResourceTexts;
  /** Whether a deleted record is kept and can be brought back. */
  isArchived?: true;
};

export type ResourceTexts = {
  notFound: string;
  loadFailed: string;
  /** If it is left out, the administration's general text. */
  saveFailed?: string;
  deleteFailed: string;
};

/** The same with its calls. */
export type Resource<T extends AnyRecord = AnyRecord> = Omit<Facts, "text"> & {
  text: () => ResourceTexts & { saveFailed: string };
  /** One record. */
  read(id: number): { queryKey: readonly unknown[]; queryFn: () => Promise<T> };
  /** Adds a record, or changes it. @param id left out: adds */
  save(body: object, id?: number): Promise<unknown>;
  /** Deletes a record; its screen is left after that. */
  remove(id: number): Promise<void>;
  /** Brings a deleted record back, where that is possible; admins may (rules §1). */
  restore?: (id: number) => Promise<unknown>;
};

/** The paths below which records are written. */
type WritePath = { [N in CallName]: N extends `DELETE ${infer P}/:id` ? P : never }[CallName];

/**
 * @param path of the calls, as `/news`
 * @param writePath the path of the writes, if it differs
 */
export const resource = <P extends RecordPath>(
  path: P,
  facts: Facts,
  ...[writePath]: P extends WritePath ? [] : [WritePath]
): Resource<RecordOf<P> & AnyRecord> => uncheckedResource(path, facts, writePath);

/** For the kit, whose callers name lists that the types have checked. */
export function uncheckedResource<T extends AnyRecord>(path: string, facts: Facts, written = path): Resource<T> {
  return {
    ...facts,
    text: () => ({ saveFailed: recordTexts().lists.saveFailed, ...facts.text() }),
    read: (id) => recordQuery<T>(`GET ${path}/:id`, id),
    save: (body, id) =>
      id === undefined
        ? callUnchecked(`POST ${written}`, { body })
        : callUnchecked(`PUT ${written}/:id`, { params: { id }, body }),
    ...(facts.isArchived && {
      restore: (id: number) => callUnchecked(`POST ${written}/:id/restore`, { params: { id } }),
    }),
    remove: (id) => callUnchecked(`DELETE ${written}/:id`, { params: { id }, reload: "later" }),
  };
}

export const addressOf = {
  view: ({ one }: Resource, id: number) => `${one}/${id}`,
  edit: ({ one }: Resource, id: number) => `${one}/edit/${id}`,
  add: ({ one }: Resource) => `${one}/add`,
};

/** Removes a deleted record from the cache and from those looked at last, so that it is not shown again. */
export function removeFromCache(resource: Resource, id: number): void {
  queryClient.removeQueries({ queryKey: resource.read(id).queryKey, type: "inactive" });
  forgetRecent(addressOf.view(resource, id));
}
