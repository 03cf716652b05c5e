import { sql } from "kysely";
import { type AreaKeys, BY_STAFF } from "../../parts/keys/keys.ts";

/** At an undo: what the import has not added itself shows work. */
export const OWN = "not: looked at row by row";

/**
 * What hangs on a stay, and becomes the earlier one's when two open stays of one animal become one. Where both say something
 * of the same time, the earlier one says it. Two placements at one time forbid the merge (`../merging.ts`).
 */
export const STAY_KEYS = {
  "treatments.stay_id": {
    merging: {
      // A dose that both have planned is one dose; one with a file stays, and the database refuses the merge.
      aside: ({ kept }) => sql`t.state = 'planned' and not exists (select from attachments where treatment_id = t.id)
      and exists (select from treatments as k where k.stay_id = ${kept} and k.state = 'planned' and k.kind_id = t.kind_id
        and case when t.rule_id is null then k.rule_id is null and k.due_on = t.due_on and k.product = t.product
          else k.rule_id is not null end)`,
    },
    undo: OWN,
    sheet: "treatments",
  },
  "holds.stay_id": {
    merging: {
      aside: ({ kept }) => sql`t.lifted_at is null and exists (select from holds as k where k.stay_id = ${kept}
      and k.kind = t.kind and k.lifted_at is null and daterange(k.from_on, k.until_on) && daterange(t.from_on, t.until_on))`,
    },
    undo: { brought: "id" },
    sheet: "holds",
  },
  "holds.lifted_by": BY_STAFF,
  "holds.recorded_by": BY_STAFF,
  "placements.stay_id": { merging: {}, undo: OWN, sheet: "placements" },
  "placements.ended_by": BY_STAFF,
  "placements.recorded_by": BY_STAFF,
  "placements.user_id": {
    closing: "emptied: notes, reports and photos go; the kind and the days stay",
    archiving: "refused: while an animal lives there",
    merging: { says: "placements" },
    export: "placements",
  },
  "foster_reports.answered_by": BY_STAFF,
  "foster_reports.placement_id": { undo: { brought: "id" } },
  "unit_stays.stay_id": {
    merging: {
      aside: ({ kept }) => sql`exists (select from unit_stays as k where k.stay_id = ${kept}
      and tstzrange(k.since, k.until) && tstzrange(t.since, t.until))`,
    },
    undo: { brought: "id" },
    sheet: "moves",
  },
  "unit_stays.recorded_by": BY_STAFF,
  "stay_contacts.stay_id": { merging: { key: ["role"], once: true }, undo: OWN, sheet: "people" },
  "stay_contacts.linked_by": BY_STAFF,
  "stay_contacts.user_id": {
    closing: "gone: the rows are deleted, also those with their address",
    // Also those of an address that is theirs: nobody could say so any more.
    merging: {
      also: ({ address }) =>
        address === undefined
          ? sql`false`
          : sql`t.user_id is null and t.email <> '' and email_key(t.email) = email_key(${address})`,
      set: () => ({ linked_at: sql`coalesce(t.linked_at, now())` }),
    },
    export: "stayContacts",
  },
  // The number of the later intake is struck out, and belongs to the earlier one, to which the register leads.
  "stay_reopenings.stay_id": { merging: {}, undo: "work", sheet: "not: how a record was corrected" },
  "stay_reopenings.reopened_by": BY_STAFF,
  "register_entries.stay_id": {
    merging: { key: ["year", "number"], set: () => ({ is_struck: sql`true` }) },
    undo: "not: written by itself",
    sheet: "register",
  },
} as const satisfies AreaKeys;
