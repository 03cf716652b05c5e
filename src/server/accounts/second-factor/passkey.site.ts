import { isIP } from "node:net";
import { HttpProblem } from "../../base/errors.ts";
import { serverTexts } from "../../texts/texts.ts";

const LOOPBACK = ["127.0.0.1", "[::1]"];

/** Where the passkeys of this shelter work. A passkey belongs to a name for good: `rpID` is that of the public address. */
export type PasskeySite = { origin: string; rpID: string; isPossible: boolean };

/**
 * The site of the public address. Browsers have passkeys only for names, and only over https or on the machine itself: there
 * they are made for `localhost`, however the machine is named.
 */
export function passkeySite({ publicUrl }: { publicUrl: string }): PasskeySite {
  const url = new URL(publicUrl);
  if (url.protocol === "http:" && LOOPBACK.includes(url.hostname)) url.hostname = "localhost";
  const { origin, hostname, protocol } = url;
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const isName = !hostname.startsWith("[") && isIP(hostname) === 0;
  return { origin, rpID: hostname, isPossible: isName && (protocol === "https:" || isLocal) };
}

/** @throws HttpProblem 409 where no browser would make or use a passkey */
export function requirePasskeySite(settings: { publicUrl: string }): PasskeySite {
  const site = passkeySite(settings);
  if (!site.isPossible) throw new HttpProblem(409, serverTexts().refusals.secondFactor.impossible);
  return site;
}

/**
 * @param clientDataJSON what the browser says that it was asked, and at which address
 * @returns the challenge in it; blank for an answer that cannot be read
 * @throws HttpProblem 400 for an answer that was given at another address
 */
export function challengeIn({ origin }: PasskeySite, clientDataJSON: string): string {
  const said = parsed(clientDataJSON);
  if (said.origin !== origin) throw new HttpProblem(400, serverTexts().refusals.secondFactor.elsewhere(origin));
  return typeof said.challenge === "string" ? said.challenge : "";
}

function parsed(clientDataJSON: string): { origin?: unknown; challenge?: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()));
  } catch {
    return {};
  }
}
