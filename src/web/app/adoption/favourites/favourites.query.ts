import { keepPreviousData } from "@tanstack/react-query";
import type { CallName } from "../../../../contract/calls.ts";
import { PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { joinDeviceFavourites } from "../../../device-favourites.ts";
import { recordFavouritesChange } from "../../../favourites-changed.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ApiError } from "../../platform/problem.ts";
import { queryClient } from "../../platform/query-client.ts";

/** One page of this person's favourites, the newest first. */
export const favouritesPage = (page: number) => ({
  ...apiQuery("GET /users/me/favourites", { query: { page, pageSize: PAGE_SIZE.publicAnimals } }),
  placeholderData: keepPreviousData,
});

/** Reloads the favourites on the screen. */
export const reloadFavourites = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /users/me/favourites" satisfies CallName] });

/** Adds an animal to the favourites or removes it. @throws ApiError */
export async function setFavourite(animalId: number, isFavourite: boolean): Promise<void> {
  await callApi(`${isFavourite ? "PUT" : "DELETE"} /users/me/favourites/:animalId`, { params: { animalId } });
  recordFavouritesChange();
}

/** Moves what was marked on this device before the login into the account, and shows it. */
export async function joinFavourites(): Promise<void> {
  const put = async (animalId: number) => {
    const refused = await setFavourite(animalId, true).catch((error: unknown) => error);
    if (refused === undefined) return 200;
    return refused instanceof ApiError ? (refused.status ?? 0) : 0;
  };
  if (await joinDeviceFavourites(put)) await reloadFavourites();
}
