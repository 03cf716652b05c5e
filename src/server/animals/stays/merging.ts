import { sql } from "kysely";
import type { MergeRules } from "../../parts/merging/merging.ts";

/**
 * What hangs on a stay, and becomes the earlier one's when two open stays of one animal become one. Where both say something
 * of the same time, the earlier one says it. Two placements at one time forbid the merge (`../merging.refusals.ts`).
 */
export const STAY_MERGING: MergeRules = {
  "treatments.stay_id": {
    // A dose that both have planned is one dose; one with a file stays, and the database refuses the merge.
    aside: ({ kept }) => sql`t.state = 'planned' and not exists (select from attachments where treatment_id = t.id)
      and exists (select from treatments as k where k.stay_id = ${kept} and k.state = 'planned' and k.kind_id = t.kind_id
        and case when t.rule_id is null then k.rule_id is null and k.due_on = t.due_on and k.product = t.product
          else k.rule_id is not null end)`,
  },
  "holds.stay_id": {
    aside: ({ kept }) => sql`t.lifted_at is null and exists (select from holds as k where k.stay_id = ${kept}
      and k.kind = t.kind and k.lifted_at is null and daterange(k.from_on, k.until_on) && daterange(t.from_on, t.until_on))`,
  },
  "placements.stay_id": {},
  "unit_stays.stay_id": {
    aside: ({ kept }) => sql`exists (select from unit_stays as k where k.stay_id = ${kept}
      and tstzrange(k.since, k.until) && tstzrange(t.since, t.until))`,
  },
  "stay_contacts.stay_id": { key: ["role"], once: true },
  // The number of the later intake is struck out, and belongs to the earlier one, to which the register leads.
  "stay_reopenings.stay_id": {},
  "register_entries.stay_id": { key: ["year", "number"], set: () => ({ is_struck: sql`true` }) },
  "imported_records.record_id": { key: ["kind", "source", "external_id"], only: sql`t.kind = 'stay'` },
  "import_changes.record_id": { key: ["import_id", "kind"], once: true, only: sql`t.kind = 'stay'` },
};
