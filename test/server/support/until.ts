import { setTimeout as wait } from "node:timers/promises";

/**
 * Reads again and again until what is read is as expected; unless told otherwise, until it is true.
 * @returns what was read last
 * @throws when it is not so within a minute
 */
export async function until<T>(
  read: () => T | Promise<T>,
  isThere: (value: T) => boolean = Boolean,
  everyMs = 50,
): Promise<T> {
  for (const end = Date.now() + 60_000; ; await wait(everyMs)) {
    const value = await read();
    if (isThere(value)) return value;
    if (Date.now() > end) throw new Error(`It never came: ${JSON.stringify(value)}`);
  }
}
