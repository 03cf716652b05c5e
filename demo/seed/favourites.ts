import { FAVOURITES } from "../content/favourites.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

/** Inserts the favourites of users. */
export async function seedFavourites({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const rows = FAVOURITES.map(({ user, animal, daysAgo, time }) => ({
    user_id: records.user(user).id,
    animal_id: records.animal(animal),
    created_at: calendar.at(daysAgo, time),
  }));
  await tx.insertInto("favourites").values(rows).execute();
}
