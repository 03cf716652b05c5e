import { sql } from "kysely";
import { HOMES, LOCATIONS, PLACEMENTS, SINGLE_UNITS, WEIGHT_CURVES } from "../content/house.ts";
import type { GroupName } from "../content/types.ts";
import { HISTORY_DAYS } from "../past-lives.ts";
import { lookup, type SeedContext, type SeededRecords } from "./seed-context.ts";

type Records = Pick<SeededRecords, "animal" | "employee" | "user" | "stay">;
type StayRow = {
  id: number;
  animal: string;
  type: "Dog" | "Cat";
  group: GroupName | null;
  isOpen: boolean;
};

/** Inserts the houses with their units, who lives and lived in them, and who is out of the house now. */
export async function seedHouse(context: SeedContext, records: Records): Promise<void> {
  const recorded_by = records.employee("krzysztof").accountId;
  const units = await insertUnits(context);
  await insertUnitStays(context, units, recorded_by);
  await insertPlacements(context, records);
  await insertWeights(context, records);
}

/** @returns the ids of the units by their names, as "Bolek 1" */
async function insertUnits({ tx, calendar }: SeedContext): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, kind, units, capacity, areaM2 } of LOCATIONS) {
    const location = await tx.insertInto("locations").values({ name, kind }).returning("id").executeTakeFirstOrThrow();
    const rows = Array.from({ length: units }, (_, index) => ({
      location_id: location.id,
      name: `${name} ${index + 1}`,
      capacity,
      area_m2: areaM2,
      places_since: calendar.day(HISTORY_DAYS + 200),
    }));
    for (const unit of await tx.insertInto("units").values(rows).returning(["id", "name"]).execute())
      ids.set(unit.name, unit.id);
  }
  return ids;
}

/** Every stay has one unit from its first day to its last; who is out of the house now has none. */
async function insertUnitStays(context: SeedContext, units: Map<string, number>, recorded_by: number): Promise<void> {
  const { tx, calendar } = context;
  const { rows: stays } = await sql<StayRow>`
    select s.id, a.name as animal, a.type, g.name as group, s.is_open as "isOpen"
    from stays as s join animals as a on a.id = s.animal_id left join animal_groups as g on g.id = a.animal_group_id
    where s.intake_type <> 'dead_on_arrival' order by s.intake_on, s.id`.execute(tx);
  const away = new Set(PLACEMENTS.map(({ animal }) => animal));
  const unitOf = lookup("unit", units);
  const lived = stays
    .filter(({ animal, isOpen }) => !(isOpen && away.has(animal)))
    .map((stay, index) => ({ stay: stay.id, unit: unitOf(homeOf(stay, index)) }));
  const { zone } = calendar.clockAt(new Date());
  await sql`
    insert into unit_stays (stay_id, unit_id, since, until, recorded_by)
    select s.id, lived.unit, (s.intake_on + time '11:30') at time zone ${zone},
      (s.outcome_on + time '15:00') at time zone ${zone}, ${recorded_by}
    from unnest(${lived.map(({ stay }) => stay)}::int[], ${lived.map(({ unit }) => unit)}::int[]) as lived (stay, unit)
    join stays as s on s.id = lived.stay`.execute(tx);
}

/** The unit of a stay: one of its group's units, in turn; earlier animals had no groups. @param index of the stay */
function homeOf({ animal, type, group, isOpen }: StayRow, index: number): string {
  const own = isOpen ? SINGLE_UNITS[animal] : undefined;
  const homes = HOMES[group ?? (type === "Dog" ? "Family dogs" : "Indoor cats")];
  return own ?? (homes[index % homes.length] as string);
}

async function insertPlacements({ tx, calendar }: SeedContext, records: Records): Promise<void> {
  await tx
    .insertInto("placements")
    .values(
      PLACEMENTS.map(({ animal, kind, user, person, daysAgo, dueBackDaysAgo, note }) => ({
        stay_id: records.stay(animal),
        kind,
        user_id: user === undefined ? null : records.user(user).id,
        person_name: person ?? "",
        from_on: calendar.day(daysAgo),
        due_back: dueBackDaysAgo === undefined ? null : calendar.day(dueBackDaysAgo),
        note,
        recorded_at: calendar.at(daysAgo, "10:00"),
        recorded_by: records.employee("zofia").accountId,
      })),
    )
    .execute();
}

/** Everybody was weighed on arrival; some more often. The latest is what the animal weighs now. */
async function insertWeights({ tx, calendar }: SeedContext, { animal, employee }: Records): Promise<void> {
  const recorded_by = employee("ewa").accountId;
  await sql`
    insert into weights (animal_id, weighed_on, kg, recorded_at, recorded_by)
    select id, arrival_date, weight_kg, created_at, ${recorded_by} from animals`.execute(tx);
  for (const [name, curve] of Object.entries(WEIGHT_CURVES)) {
    const { weight_kg } = await tx
      .selectFrom("animals")
      .select("weight_kg")
      .where("id", "=", animal(name))
      .executeTakeFirstOrThrow();
    const weighed = curve.map(([daysAgo, share]) => ({
      animal_id: animal(name),
      weighed_on: calendar.day(daysAgo),
      kg: Math.round(Number(weight_kg) * share * 10) / 10,
      recorded_at: calendar.at(daysAgo, "09:00"),
      recorded_by,
    }));
    await tx
      .insertInto("weights")
      .values(weighed)
      .onConflict((same) =>
        same.columns(["animal_id", "weighed_on"]).doUpdateSet((row) => ({ kg: row.ref("excluded.kg") })),
      )
      .execute();
  }
}
