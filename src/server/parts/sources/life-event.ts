import { type RawBuilder, sql } from "kysely";
import type { Clock } from "../../base/clock.ts";

/** A column by its name, or SQL. */
type Value = string | RawBuilder<unknown>;
const asSql = (value: Value) => (typeof value === "string" ? sql.ref(value) : value);

/** SQL for the day of a moment by the shelter's clock. */
export const dayOf =
  ({ zone }: Clock) =>
  (moment: Value): RawBuilder<unknown> =>
    sql`(${asSql(moment)} at time zone ${zone})::date`;

/** SQL for `kind`, `title`, `person` and `details` of an event: the details have the names that the contract gives them. */
export function lifeEvent<Item extends { kind: string; details: object }>(
  kind: Item["kind"],
  title: Value,
  person: RawBuilder<unknown>,
  details: { [Name in keyof Item["details"]]: Value },
): RawBuilder<unknown> {
  const pairs = Object.entries<Value>(details).map(([name, value]) => sql`${sql.lit(name)}, ${asSql(value)}`);
  return sql`${sql.lit(kind)}, ${asSql(title)}, ${person}, json_build_object(${sql.join(pairs)})`;
}
