/** The database of what the rounds keep on this device; only the administration opens it (decision 0087). */
export const DEVICE_DATABASE = "shelter-device";
/** Its store of what was read, in which nothing is lost with an entry. */
export const KEPT_STORE = "kept";
/** The storage key that is there while writes on this device are not sent yet. */
export const UNSENT_MARK = "unsent";

/** The screen of what is not sent, when somebody wants to sign out. */
export const LEAVING_PATH = "/admin/rounds/unsent?leaving=1";

/** @returns whether writes on this device are not sent yet, of whomever */
export const hasUnsent = (): boolean => localStorage.getItem(UNSENT_MARK) !== null;

/**
 * Deletes what the rounds keep on this device: the screens, the pictures, the list. What is not sent yet stays for who did
 * it, and is sent when they sign in here again. A browser that never opened them has nothing, and is asked for nothing.
 */
export async function deleteDeviceData(): Promise<void> {
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  if (hasUnsent()) forgetRead();
  else indexedDB.deleteDatabase(DEVICE_DATABASE);
}

function forgetRead(): void {
  const opening = indexedDB.open(DEVICE_DATABASE);
  opening.onsuccess = () => {
    const { result: db } = opening;
    if (db.objectStoreNames.contains(KEPT_STORE))
      db.transaction(KEPT_STORE, "readwrite").objectStore(KEPT_STORE).clear();
    db.close();
  };
}
