import { FAVOURITES } from "../content/favourites.ts";
import type { SeedContext, SeededRecords } from "./filling.ts";

/** Inserts the favourites of users. */
export async function seedFavourites({ tx, calendar }: SeedContext, known: SeededRecords): Promise<void> {
  const rows = FAVOURITES.map(({ user, animal, daysAgo, time }) => ({
    user_id: known.user(user).id,
    animal_id: known.animal(animal),
    created_at: calendar.at(daysAgo, time),
  }));
  await tx.insertInto("favourites").values(rows).execute();
}
