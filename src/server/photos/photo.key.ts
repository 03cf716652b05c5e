/** Letters and digits with single dots, dashes and slashes between: no key leads out of the store or to a hidden name. */
const KEY = /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/;

/** What the keys of one picture begin with: its id. Nothing else in a store is looked at to be cleared away. */
export const NUMBER = /^[1-9]\d{0,9}$/;

/** @returns the key as it is @throws when it is none */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`This is no key of a picture: ${JSON.stringify(key)}`);
  return key;
}

/** @returns the beginning of keys as it is, with or without a slash at its end @throws when no key can begin so */
export function checkedPrefix(prefix: string): string {
  checkedKey(prefix.endsWith("/") ? prefix.slice(0, -1) : prefix);
  return prefix;
}
