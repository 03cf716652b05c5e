/** Letters and digits with single dots, dashes and slashes between: no key leaves the store or names a hidden file. */
const KEY = /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/;

/** The id that a picture's keys begin with. The sweep ignores everything else in a store. */
export const NUMBER = /^[1-9]\d{0,9}$/;

/** @returns the key unchanged @throws when it is not valid */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`This is no key of a picture: ${JSON.stringify(key)}`);
  return key;
}

/** @returns the prefix unchanged, with or without a slash at its end @throws when no key can begin with it */
export function checkedPrefix(prefix: string): string {
  checkedKey(prefix.endsWith("/") ? prefix.slice(0, -1) : prefix);
  return prefix;
}
