import {
  AnimalGroup,
  AnimalGroupDetailQuery,
  AnimalGroupPage,
  AnimalGroupQuery,
  GROUP_TEXT,
} from "../../contract/animal-groups.ts";
import { ById } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { notFound } from "../http/errors.ts";
import { pageOrWhole } from "../http/whole-list.ts";
import { findAnimalGroup, listAnimalGroups } from "./animal-group.queries.ts";

const read = { permission: "animalGroups.read" } as const;

/** The reads of animal groups; members are for staff who ask for them (spec §7; decisions §2, §11). */
export const animalGroupRoutes: Routes =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      "/animal-groups",
      {
        config: read,
        schema: { tags: ["animal groups"], querystring: AnimalGroupQuery, response: { 200: AnimalGroupPage } },
      },
      ({ actor, query: asked }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listAnimalGroups({ db: at, clock, actor }, query)),
    );

    app.get(
      "/animal-groups/:id",
      {
        config: read,
        schema: {
          tags: ["animal groups"],
          params: ById,
          querystring: AnimalGroupDetailQuery,
          response: { 200: AnimalGroup },
        },
      },
      async ({ actor, params, query }) => {
        const group = await findAnimalGroup({ db, clock, actor }, params.id, query);
        if (!group) throw notFound(GROUP_TEXT.notFound);
        return group;
      },
    );
  };
