import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { FavouriteAnimal } from "../../../../contract/favourites.ts";
import { PAGE_SIZE, type PageOf } from "../../../../contract/shared.ts";
import { recordFavouritesChange } from "../../../favourites-changed.ts";
import { api } from "../../api.ts";
import { queryClient } from "../../query-client.ts";

/** The call behind My Favourites, and the beginning of the keys under which its answers are kept (decisions §11). */
const MY_FAVOURITES = "/users/me/favourites";

/** One page of one's own favourites, the newest first. */
export const favouritesPage = (page: number) =>
  queryOptions({
    queryKey: [MY_FAVOURITES, page],
    queryFn: () =>
      api.get<PageOf<FavouriteAnimal>>(`${MY_FAVOURITES}?page=${page}&pageSize=${PAGE_SIZE.publicAnimals}`),
    placeholderData: keepPreviousData,
  });

/** What is shown of one's favourites is asked for anew. */
export const reloadFavourites = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [MY_FAVOURITES] });

/** Puts an animal among one's favourites, or takes it from them. @throws ApiError */
export async function setFavourite(animalId: number, isFavourite: boolean): Promise<void> {
  const path = `${MY_FAVOURITES}/${animalId}`;
  await (isFavourite ? api.put(path) : api.delete(path));
  recordFavouritesChange();
}
