import { favouriteCalls } from "../../../contract/adoption/favourites.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { addFavourite, removeFavourite } from "./favourite.commands.ts";
import { listFavourites } from "./favourite.queries.ts";

const permission = "favourites.own";

/** Tells the browser to drop prefetched pages, which show the old favourites. */
const CLEAR_PREFETCHED = { "clear-site-data": '"prefetchCache"' };

/** Users' favourite animals. Each user sees only their own; staff see none (rules §2, §11). */
export const favouriteRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "favourites", favouriteCalls, {
    "GET /users/me/favourites": {
      permission,
      handler: (request) => listFavourites(deps, signedIn(request).personId, request.query),
    },
    "PUT /users/me/favourites/:animalId": {
      permission,
      async handler(request, reply) {
        const animal = await addFavourite(contextOf(deps, request), request.params.animalId);
        reply.headers(CLEAR_PREFETCHED);
        return animal;
      },
    },
    "DELETE /users/me/favourites/:animalId": {
      permission,
      async handler(request, reply) {
        await removeFavourite(contextOf(deps, request), request.params.animalId);
        reply.headers(CLEAR_PREFETCHED);
      },
    },
  });
