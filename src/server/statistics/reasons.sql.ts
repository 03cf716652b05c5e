import { type RawBuilder, sql } from "kysely";
import type { StatisticsQuery } from "../../contract/statistics.ts";
import { readersText } from "../database/translations.ts";
import { intakes, outcomes } from "./statistics.sql.ts";

const COUNTED = { intake: intakes, outcome: (query: StatisticsQuery) => outcomes(query) };

/**
 * SQL for how often each reason of the shelter's list was given, after {@link countedStays}, the most frequent of a kind
 * first. Own words beside no value of the list are counted together, without a name; stays without a reason are left out.
 */
export function reasonCounts(of: "intake" | "outcome", query: StatisticsQuery): RawBuilder<unknown> {
  const [kind, value, words] = [`s.${of}_type`, `s.${of}_reason_id`, `s.${of}_reason`].map((name) => sql.ref(name));
  return sql`(
    select coalesce(json_agg(json_build_object('type', kind, 'reason', reason, 'count', n) order by kind, n desc, position), '[]')
    from (select ${kind} as kind, case when v.id is not null then ${readersText("v.name")} end as reason, v.position,
        count(*)::int as n
      from (select id from ${COUNTED[of](query)}) as counted join stays as s using (id)
        left join ${sql.table(`${of}_reasons`)} as v on v.id = ${value}
      where v.id is not null or ${words} <> '' group by ${kind}, v.id) as by_reason)`;
}
