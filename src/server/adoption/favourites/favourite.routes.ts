import { favouriteCalls } from "../../../contract/adoption/favourites.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { addFavourite, removeFavourite } from "./favourite.commands.ts";
import { listFavourites } from "./favourite.queries.ts";

const permission = "favourites.own";

/** Tells the browser to drop prefetched pages, which show the old favourites. */
const CLEAR_PREFETCHED = { "clear-site-data": '"prefetchCache"' };

/** Users' favourite animals. Each user sees only their own; staff see none (rules §2, §11). */
export const favouriteRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  serveCalls(app, "favourites", favouriteCalls, {
    "GET /users/me/favourites": inContext(permission, (context, { query }) =>
      listFavourites(deps, context.actor.personId, query),
    ),
    "PUT /users/me/favourites/:animalId": inContext(permission, async (context, { params }, reply) => {
      const animal = await addFavourite(context, params.animalId);
      reply.headers(CLEAR_PREFETCHED);
      return animal;
    }),
    "DELETE /users/me/favourites/:animalId": inContext(permission, async (context, { params }, reply) => {
      await removeFavourite(context, params.animalId);
      reply.headers(CLEAR_PREFETCHED);
    }),
  });
};
