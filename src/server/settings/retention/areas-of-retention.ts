import { sql } from "kysely";
import type { RetentionKind } from "../../../contract/platform/retention.ts";
import { ADOPTION_RETENTION } from "../../adoption/retention.ts";
import { ANIMALS_RETENTION } from "../../animals/retention.ts";
import { OUTREACH_RETENTION } from "../../outreach/retention.ts";
import type { AreaRetention, KeptKind } from "../../parts/retention/kept-kind.ts";
import { PLATFORM_RETENTION } from "../../parts/retention/platform.retention.ts";
import { PEOPLE_RETENTION } from "../../people/retention.ts";

const AREAS: readonly AreaRetention[] = [
  ADOPTION_RETENTION,
  ANIMALS_RETENTION,
  OUTREACH_RETENTION,
  PEOPLE_RETENTION,
  PLATFORM_RETENTION,
];

const GIVEN: Partial<Record<RetentionKind, KeptKind>> = Object.assign({}, ...AREAS.map(({ kinds }) => kinds));

/** What an area gives for a kind. */
export function keptKind(kind: RetentionKind): KeptKind {
  const given = GIVEN[kind];
  if (!given) throw new Error(`No area gives ${kind} to the retention of records.`);
  return given;
}

/** The accounts of everybody in an active process, in any area. */
export const ACCOUNTS_IN_PROCESS = sql.join(
  AREAS.flatMap(({ inProcess }) => (inProcess ? [inProcess] : [])),
  sql` union all `,
);
