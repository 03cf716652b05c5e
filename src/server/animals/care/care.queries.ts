import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { CareOfAnimal } from "../../../contract/animals/care.ts";
import type { System } from "../../database/context.ts";
import { holdsOf, presentHold } from "../stays/hold.queries.ts";
import { chipsIn, presentChip } from "./body.commands.ts";
import { openPlacementIn } from "./placement.queries.ts";
import { presentUnit, unitIn } from "./unit.queries.ts";

/** The holds, placement, unit and chips of an animal as they are now, in one statement. */
export async function careOf({ db, clock }: System, id: number): Promise<CareOfAnimal> {
  const stay = sql<number>`(select s.id from stays as s where s.animal_id = ${id} and s.is_open)`;
  const { holds, placement, unit, chips, ...flags } = await db
    .selectFrom("animals as a")
    .where("a.id", "=", id)
    .select(["a.not_for_adoption as notForAdoption", "a.show_while_in_care as showWhileInCare"])
    .select([
      jsonArrayFrom(holdsOf(db, stay, clock)).as("holds"),
      jsonObjectFrom(openPlacementIn(db, stay)).as("placement"),
      sql<Parameters<typeof presentUnit>[0] | null>`(select row_to_json(lives) from (${unitIn(stay)}) as lives)`.as(
        "unit",
      ),
      jsonArrayFrom(chipsIn(db, id)).as("chips"),
    ])
    .executeTakeFirstOrThrow();
  return {
    holds: holds.map(presentHold),
    adoptableFrom: holds.at(-1)?.until ?? null,
    placement,
    unit: unit && presentUnit(unit),
    chips: chips.map(presentChip),
    ...flags,
  };
}
