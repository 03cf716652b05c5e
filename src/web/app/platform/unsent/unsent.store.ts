import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Sending } from "../../../../contract/calls.ts";
import { DEVICE_DATABASE, KEPT_STORE, UNSENT_MARK } from "../../../device-data.ts";

/** A write that is kept on this device until the server has answered it (decision 0087). */
export type Unsent = {
  /** Its place in the order in which it was done. */
  seq: number;
  /** The `Idempotency-Key` of the call, so that the server does it once. */
  key: string;
  /** The account of the person who made the write; it is sent while they are logged in, and never for another. */
  accountId: number;
  call: KeptCall;
  params: { id?: number };
  body: unknown;
  /** In words, as "Burek: everything as usual". */
  about: string;
  /** The animal that it is about. */
  animalId: number;
  /** What a screen needs to show it, such as the doses that were given. */
  shown: unknown;
  /** When it was done, by this device's clock. */
  doneAt: number;
  state: "waiting" | "refused" | "sent";
  sentAt?: number;
  answer?: unknown;
  /** Why the server refused it. */
  refusal?: string;
};

type Schema = DBSchema & {
  unsent: { key: number; value: Unsent };
  /** What was read last, by name. */
  [KEPT_STORE]: { key: string; value: unknown };
};

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The device's database. It is opened again when the browser has closed it, as after a sign-out in another tab. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DEVICE_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore("unsent", { keyPath: "seq", autoIncrement: true });
      db.createObjectStore(KEPT_STORE);
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const listeners = new Set<() => void>();
const channel = globalThis.BroadcastChannel && new BroadcastChannel(DEVICE_DATABASE);
if (channel) channel.onmessage = () => tellListeners();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls a function after each change, also of another tab. @returns stops it */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function changed(): Promise<void> {
  const isOpen = (await allUnsent()).some(({ state }) => state !== "sent");
  // The frame of every screen and the way out ask this, and must not wait.
  if (isOpen) localStorage.setItem(UNSENT_MARK, "1");
  else localStorage.removeItem(UNSENT_MARK);
  channel?.postMessage("changed");
  tellListeners();
}

/** Every write on this device in its order, also of other people. */
export const allUnsent = async (): Promise<Unsent[]> => (await database()).getAll("unsent");

/** 128 random bits: also where there is no HTTPS, and so no `crypto.randomUUID`. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The writes that a device keeps; each takes an `Idempotency-Key`. */
export type KeptCall =
  | "POST /animals/:id/observations"
  | "DELETE /observations/:id"
  | "POST /treatments/confirm-batch"
  | "POST /treatments/give"
  | "POST /treatments/:id/skip"
  | "POST /treatments/undo"
  | "PUT /animals/:id/unit";
export type Deed = {
  [N in KeptCall]: { call: N; about: string; animalId: number; shown?: unknown } & Sending<N>;
}[KeptCall];

/** Keeps writes on this device, all of them or none. @throws DOMException when the device has no room */
export async function keepUnsent(accountId: number, deeds: readonly Deed[]): Promise<void> {
  const tx = (await database()).transaction("unsent", "readwrite", { durability: "strict" });
  for (const { call, about, animalId, shown, ...sent } of deeds) {
    const { params = {}, body } = sent as { params?: { id?: number }; body?: unknown };
    const item = { key: newKey(), accountId, call, params, body, about, animalId, shown, doneAt: Date.now() };
    await tx.store.add({ ...item, state: "waiting" } as Unsent);
  }
  await tx.done;
  await changed();
}

/** Changes a write that is still there. */
export async function updateUnsent(seq: number, change: Partial<Unsent>): Promise<void> {
  const tx = (await database()).transaction("unsent", "readwrite");
  const found = await tx.store.get(seq);
  if (found) await tx.store.put({ ...found, ...change });
  await tx.done;
  await changed();
}

export async function removeUnsent(seqs: readonly number[]): Promise<void> {
  const tx = (await database()).transaction("unsent", "readwrite");
  for (const seq of seqs) await tx.store.delete(seq);
  await tx.done;
  await changed();
}

/** What was kept of an answer. @param name with the account that it was for */
export const readKept = async <T>(name: string): Promise<T | undefined> =>
  (await (await database()).get(KEPT_STORE, name)) as T | undefined;
export const writeKept = async (name: string, value: unknown): Promise<unknown> =>
  (await database()).put(KEPT_STORE, value, name);
