import { sql } from "kysely";
import type { LifeItemOf } from "../../../contract/animals/life.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { dayOf, lifeEvent } from "../../parts/sources/life-event.ts";
import type { LifeSource } from "../../parts/sources/sources.ts";

/** What was decided about an animal on the rounds, in its life. */
export const roundNotesLife: LifeSource = ({ clock }, animalId) => [
  sql`select ${dayOf(clock)("n.written_at")}, n.written_at, true,
      ${lifeEvent<LifeItemOf<"roundNote">>("roundNote", "n.phase", personOf("n.written_by"), { noteId: "n.id", text: "n.text" })}
    from waiting_notes as n where n.animal_id = ${animalId}`,
];
