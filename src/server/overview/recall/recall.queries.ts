import { sql } from "kysely";
import type { Recalled } from "../../../contract/animals/recall.ts";
import { visibleTo } from "../../adoption/adoption.queries.ts";
import { placeAway } from "../../animals/care/placement.queries.ts";
import { latestStayFirst } from "../../animals/stays/stay.status.ts";
import { kindAsJson } from "../../animals/treatments/treatment.queries.ts";
import type { Context } from "../../database/context.ts";
import { auditOnce } from "../../platform/audit/audit.commands.ts";

/** A batch number as it is compared: without blanks and in capitals. */
const keyOf = (batch: string): string => batch.replace(/\s/g, "").toUpperCase();

/**
 * The animals that had a batch, where they are now, and how to reach their adopters. Adopters are named only if this person
 * may read the adoption. The audit log records the search.
 */
export async function recallBatch(context: Context, batch: string): Promise<{ items: Recalled[] }> {
  const { db, actor } = context;
  const isReadable = sql`exists (${visibleTo(db, actor).where("a.id", "=", sql.ref<number>("s.adoption_id")).select("a.id")})`;
  const { rows } = await sql<Recalled>`
    select t.id as "treatmentId", ${kindAsJson()} as kind, t.product, t.batch, t.given_on as "givenOn",
      json_build_object('id', n.id, 'name', n.name, 'type', n.type, 'status', n.status) as animal,
      case when u.id is not null then json_build_object('unit', u.name, 'location', l.name) end as unit,
      ${placeAway("s.id")} as placement, s.outcome_type as "outcomeType", s.outcome_on as "outcomeOn",
      (select json_build_object('userId', p.id, 'name', p.name || ' ' || p.surname, 'email', c.email,
          'phoneNumber', p.phone_number)
        from adoptions as o join users as p on p.id = o.user_id join accounts as c on c.id = p.account_id
        where o.id = s.adoption_id and ${isReadable} and p.archived_at is null) as adopter,
      s.adoption_id is not null and not ${isReadable} as "isAdopterHidden"
    from treatments as t
    join treatment_kinds as k on k.id = t.kind_id
    join animals as n on n.id = t.animal_id
    left join lateral (
      select * from stays as s where s.animal_id = n.id order by ${latestStayFirst} limit 1) as s on true
    left join unit_stays as h on h.stay_id = s.id and h.until is null
    left join units as u on u.id = h.unit_id
    left join locations as l on l.id = u.location_id
    where t.batch_key <> '' and t.batch_key = ${keyOf(batch)} and t.state = 'given' and n.archived_at is null
    order by t.given_on desc, n.name collate "pl-x-icu", t.id`.execute(db);
  await auditOnce(context, "list", { subject: "treatment", id: null, details: { batch } });
  return { items: rows };
}
