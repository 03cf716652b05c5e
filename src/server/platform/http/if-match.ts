import type { FastifyRequest } from "fastify";
import { currentLanguage, LOCALE } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { HttpProblem } from "../../base/errors.ts";

/** The versions that a caller has seen; `*` is any. */
export type SeenVersions = ReadonlySet<string>;

/** @returns the versions that If-Match names; undefined without it */
export function seenVersions({ headers }: FastifyRequest): SeenVersions | undefined {
  const given = headers["if-match"];
  return given ? new Set(given.split(",").map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, "$1"))) : undefined;
}

/** @returns the versions that If-Match names. @throws HttpProblem 428 without it */
export function requireSeenVersions(request: FastifyRequest): SeenVersions {
  const versions = seenVersions(request);
  if (!versions) throw new HttpProblem(428, recordTexts().shelter.ifMatch);
  return versions;
}

export const hasSeen = (versions: SeenVersions, version: number): boolean =>
  versions.has("*") || versions.has(String(version));

/**
 * 412: somebody else has saved since this version was read.
 * @param save who did, and when; their account may be gone
 * @param zone the shelter's
 */
export function stale(save: { by: string | null; at: Date } | undefined, zone: string): HttpProblem {
  const words = recordTexts().shelter;
  if (!save?.by) return new HttpProblem(412, words.staleByNobody);
  const locale = LOCALE[currentLanguage()];
  const when = save.at.toLocaleString(locale, { dateStyle: "long", timeStyle: "short", timeZone: zone });
  return new HttpProblem(412, words.stale(save.by, when));
}
