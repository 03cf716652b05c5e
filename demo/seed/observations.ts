import { SIGN_NAMES, SIGNS } from "../../src/contract/animals/observations.ts";
import { OBSERVED } from "../content/observations.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

/** So many evenings before today. */
const EVENINGS = 10;
const AS_IT_SHOULD_BE = Object.fromEntries(SIGN_NAMES.map((name) => [name, SIGNS[name][0]]));

/** What was seen of some animals on the rounds of the last evenings; today's round is still to do. */
export async function seedObservations(
  { tx, calendar }: SeedContext,
  { animal, employee, stay }: Pick<SeededRecords, "animal" | "employee" | "stay">,
): Promise<void> {
  const recorded_by = employee("krzysztof").accountId;
  for (const [name, otherwise] of Object.entries(OBSERVED)) {
    const { intake_on } = await tx
      .selectFrom("stays")
      .select("intake_on")
      .where("id", "=", stay(name))
      .executeTakeFirstOrThrow();
    const evenings = Array.from({ length: EVENINGS }, (_, index) => EVENINGS - index)
      .filter((daysAgo) => calendar.day(daysAgo) >= intake_on)
      .map((daysAgo) => {
        const { daysAgo: _day, ...seen } = otherwise.find((one) => one.daysAgo === daysAgo) ?? { daysAgo };
        const when = { on_day: calendar.day(daysAgo), recorded_at: calendar.at(daysAgo, "17:30") };
        return { animal_id: animal(name), ...when, recorded_by, ...AS_IT_SHOULD_BE, ...seen };
      });
    if (evenings.length > 0) await tx.insertInto("observations").values(evenings).execute();
  }
}
