import { type RawBuilder, sql } from "kysely";
import type { StatisticsQuery } from "../../../contract/overview/statistics.ts";
import { readersText } from "../../platform/database/translations.ts";
import { intakes, outcomes } from "./statistics.sql.ts";

/**
 * SQL for how often each reason of the shelter's list was given, in a statement with {@link countedStays}: by type, the most
 * frequent first. Typed words that are not on the list are counted together, without a name. Stays without a reason are left
 * out.
 */
export function reasonCounts(of: "intake" | "outcome", query: StatisticsQuery): RawBuilder<unknown> {
  const [kind, value, hasWords] = [`${of}_type`, `${of}_reason_id`, `has_${of}_words`].map((name) => sql.ref(name));
  return sql`(
    select coalesce(json_agg(json_build_object('type', kind, 'count', n,
      'reason', case when v.id is not null then ${readersText("v.name")} end) order by kind, n desc, v.position), '[]')
    from (select ${kind} as kind, ${value} as value, count(*)::int as n
      from ${of === "intake" ? intakes(query) : outcomes(query)} and (${value} is not null or ${hasWords}) group by 1, 2) as given
      left join ${sql.table(`${of}_reasons`)} as v on v.id = given.value)`;
}
