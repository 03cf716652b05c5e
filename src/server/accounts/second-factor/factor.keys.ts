import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** The secret of the installation, from which the keys below are derived. */
export type WithKey = { signingKey: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = ({ signingKey }: WithKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", signingKey, "", purpose, 32));

const appKey = (deps: WithKey) => keyFor(deps, "authenticator apps");
const boundTo = (accountId: number) => Buffer.from(`account ${accountId}`);

/**
 * Encrypts the secret of an authenticator app (AES-256-GCM). It protects a table that got out without the installation's
 * key, and a row that was copied to another account; a backup has both.
 */
export function sealSecret(deps: WithKey, accountId: number, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", appKey(deps), iv).setAAD(boundTo(accountId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it was sealed with another key or for another account */
export function openSecret(deps: WithKey, accountId: number, stored: Buffer): Buffer {
  const [iv, tag, sealed] = [
    stored.subarray(0, IV_BYTES),
    stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    stored.subarray(IV_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv("aes-256-gcm", appKey(deps), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(accountId)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

/** @returns what was stored of a recovery code before they had slow hashes; those that people have go on */
export const formerHashOfCode = (deps: WithKey, accountId: number, code: string): Buffer =>
  createHmac("sha256", keyFor(deps, "recovery codes")).update(`${accountId} ${code}`).digest();

/** @returns by what authenticators know an account: always the same, and says nothing about the person */
export const handleOf = (deps: WithKey, accountId: number): Buffer =>
  createHmac("sha256", keyFor(deps, "passkey owners")).update(`${accountId}`).digest();
