/** The most animals that a device keeps. */
const MOST = 100;
const KEY = "favourites";
const MAX_ID = 2_147_483_647;

const isId = (kept: unknown): kept is number => Number.isInteger(kept) && Number(kept) > 0 && Number(kept) <= MAX_ID;

/**
 * The animals that somebody without an account has marked in this browser, newest first. Anything else that stands in its
 * place counts as none, and so does a browser that stores nothing.
 */
export function deviceFavourites(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/**
 * Marks or unmarks an animal on this device.
 * @returns what became of it: `full` when the device keeps no more, `failed` when the browser stores nothing
 */
export function markOnDevice(animalId: number, isFavourite: boolean): "done" | "full" | "failed" {
  const others = deviceFavourites().filter((id) => id !== animalId);
  if (isFavourite && others.length >= MOST) return "full";
  try {
    if (isFavourite) others.unshift(animalId);
    if (others.length > 0) localStorage.setItem(KEY, JSON.stringify(others));
    else localStorage.removeItem(KEY);
    return "done";
  } catch {
    return "failed";
  }
}

/**
 * Moves the favourites of this device into the account of the user who has logged in. An animal leaves the device only when
 * the account has it, or when there is no such animal any more; whatever fails is tried again at the next page.
 * @param put makes an animal a favourite of the account, which it may be already; answers with the status
 * @returns whether any have been moved
 */
export async function joinDeviceFavourites(put: (animalId: number) => Promise<number>): Promise<boolean> {
  let joined = false;
  // The oldest first, so that the account has them in the same order.
  for (const animalId of deviceFavourites().reverse()) {
    const status = await put(animalId);
    if (status !== 200 && status !== 404) break;
    joined ||= status === 200;
    markOnDevice(animalId, false);
  }
  return joined;
}
