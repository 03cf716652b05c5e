import { z } from "zod";
import { Id } from "../../../contract/platform/shared.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { notFound, orNotFound } from "../../base/errors.ts";
import { inLanguage } from "../../base/language.ts";
import type { Routes } from "../../platform/deps.ts";
import { findAnimal } from "../animal.queries.ts";
import { readCard } from "./card.store.ts";
import { shareCard, shareCardPath } from "./share-card.ts";

const Address = z.object({ id: z.coerce.number().pipe(Id), language: z.enum(LANGUAGES), file: z.string() });

const FOREVER = "public, max-age=31536000, immutable";

/**
 * The pictures of animals' pages for shared links (rules §9). Only the current picture is ever drawn, and only once. Any
 * other address redirects to it, so that nobody can make the server draw by inventing addresses.
 */
export const shareCardRoutes: Routes = (deps) => async (app) => {
  const options = { config: { permission: "photos.read", cookies: "never" }, schema: { hide: true } } as const;
  app.get("/share-cards/:id/:language/:file", options, async (request, reply) => {
    const { success, data } = Address.safeParse(request.params);
    if (!success) throw notFound();
    return inLanguage(data.language, async () => {
      const animal = orNotFound(await findAnimal(deps, data.id));
      const path = shareCardPath(animal);
      if (!path.endsWith(`/${data.file}`)) return reply.header("cache-control", "no-cache").redirect(path, 302);
      const bytes = await readCard(deps, shareCard(animal));
      return reply.type("image/jpeg").header("cache-control", FOREVER).send(bytes);
    });
  });
};
