import { z } from "zod";
import { Animal, FavouriteQuery } from "../../contract/animals.ts";
import { FavouritePage } from "../../contract/favourites.ts";
import { IdInAddress } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/door.ts";
import { addFavourite, removeFavourite } from "./favourite.commands.ts";
import { listFavourites } from "./favourite.queries.ts";

const tags = ["favourites"];
const config = { permission: "favourites.own" } as const;
const ByAnimalId = z.object({ animalId: IdInAddress });
/** A malformed id is that of no animal, which is said in the same words. */
const ByAnyAnimalId = z.object({ animalId: IdInAddress.catch(0) });

/** Pages that the browser has fetched ahead show what was; it is told to forget them. */
const FORGET_FETCHED = { "clear-site-data": '"prefetchCache"' };

/** The animals that users have marked for themselves: their own alone, and no business of staff (decisions §2, §11). */
export const favouriteRoutes: Routes = (deps) => async (app) => {
  app.get(
    "/users/me/favourites",
    { config, schema: { tags, querystring: FavouriteQuery, response: { 200: FavouritePage } } },
    (request) => listFavourites(deps, signedIn(request).personId, request.query),
  );

  app.put(
    "/users/me/favourites/:animalId",
    {
      config,
      schema: {
        tags,
        description: "Idempotent: 200 with the animal, whether or not it was a favourite already.",
        params: ByAnyAnimalId,
        response: { 200: Animal },
      },
    },
    async (request, reply) => {
      const animal = await addFavourite(contextOf(deps, request), request.params.animalId);
      return reply.headers(FORGET_FETCHED).send(animal);
    },
  );

  app.delete(
    "/users/me/favourites/:animalId",
    {
      config,
      schema: { tags, description: "Idempotent: 204 also when it was no favourite.", params: ByAnimalId },
    },
    async (request, reply) => {
      await removeFavourite(contextOf(deps, request), request.params.animalId);
      return reply.headers(FORGET_FETCHED).code(204).send();
    },
  );
};
