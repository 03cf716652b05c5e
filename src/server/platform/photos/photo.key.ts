import { randomBytes } from "node:crypto";

const KEY_BYTES = 16;

/**
 * A picture's key, with which the keys of its files begin: 128 random bits. They are written in hex because some file
 * systems do not distinguish capitals. The oldest pictures have their id as key.
 */
export const PHOTO_KEY = /^(?:[0-9a-f]{32}|[1-9]\d{0,9})$/;

/** @returns a key that no other picture has, in this or another database */
export const newPhotoKey = (): string => randomBytes(KEY_BYTES).toString("hex");

/** The prefix of the keys of all of a picture's files. */
export const photoPrefix = (key: string): string => `${key}/`;

/** The key of a picture's original. */
export const originalKey = (key: string): string => `${key}/original.jpg`;

/** Letters and digits with single dots, dashes and slashes between them: no key leads out of the store or to a hidden file. */
const FILE_KEY = /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/;

/** @returns a file's key unchanged @throws when it is not valid */
export function checkedKey(key: string): string {
  if (!FILE_KEY.test(key)) throw new Error(`This is no key of a picture: ${JSON.stringify(key)}`);
  return key;
}

/** @returns the prefix unchanged, with or without a slash at its end @throws when no key can begin with it */
export function checkedPrefix(prefix: string): string {
  checkedKey(prefix.endsWith("/") ? prefix.slice(0, -1) : prefix);
  return prefix;
}
