import { Secret, TOTP } from "otpauth";
import { shelter } from "../../../contract/platform/shelter.ts";

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Clocks of telephones differ: the codes before and after the present one are taken as well. */
const WINDOW = 1;

/** What authenticator apps assume where nothing else is said. */
const appOf = (secret: Secret, label = "") =>
  new TOTP({ issuer: shelter().name, label, algorithm: "SHA1", digits: 6, period: PERIOD_S, secret });

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** @returns a new secret for an authenticator app */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** How an app is told a secret: as text to type, and as the address in a QR code. @param email stands beside the shelter's name in the app */
export function tellApp(bytes: Buffer, email: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: appOf(secret, email).toString() };
}

/**
 * Checks a code (RFC 6238), in the same time for a right and a wrong one.
 * @returns the time step that it belongs to; undefined for a wrong code
 */
export function stepOfCode(bytes: Buffer, code: string, now: Date): number | undefined {
  const delta = appOf(secretOf(bytes)).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** The latest time step of which a code is taken now. */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_S) + WINDOW;

/** @returns whether this may be a code of an app; recovery codes are longer */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
