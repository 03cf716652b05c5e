import { FAVOURITES } from "../content/favourites.ts";
import type { Filling, Known } from "./filling.ts";

/** Puts in what adopters have marked for themselves. */
export async function fillFavourites({ tx, calendar }: Filling, known: Known): Promise<void> {
  const rows = FAVOURITES.map(({ user, animal, daysAgo, time }) => ({
    user_id: known.user(user).id,
    animal_id: known.animal(animal),
    created_at: calendar.at(daysAgo, time),
  }));
  await tx.insertInto("favourites").values(rows).execute();
}
