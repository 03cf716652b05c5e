import {
  AnimalGroup,
  AnimalGroupDetailQuery,
  AnimalGroupPage,
  AnimalGroupQuery,
} from "../../contract/animal-groups.ts";
import { ById } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { notFound } from "../http/errors.ts";
import { findAnimalGroup, listAnimalGroups } from "./animal-group.queries.ts";

const read = { permission: "animalGroups.read" } as const;

/** The public reads of animal groups: without members (spec §7; decisions §2, §11). */
export const animalGroupRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.get(
      "/animal-groups",
      {
        config: read,
        schema: { tags: ["animal groups"], querystring: AnimalGroupQuery, response: { 200: AnimalGroupPage } },
      },
      ({ actor, query }) => listAnimalGroups({ db, actor }, query),
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
      async ({ actor, params }) => {
        const group = await findAnimalGroup({ db, actor }, params.id);
        if (!group) throw notFound("Group not found.");
        return group;
      },
    );
  };
