import { z } from "zod";
import {
  RESOURCE_TEXT,
  Resource,
  ResourceChange,
  ResourcePage,
  ResourceQuery,
  ResourceRequest,
  ResourceType,
} from "../../contract/resources.ts";
import type { Routes } from "../deps.ts";
import { crudRoutes } from "../http/crud-routes.ts";
import { addResource, changeResource, removeResource } from "./resource.commands.ts";
import { findResource, listResources, listResourceTypes } from "./resource.queries.ts";

/** The stores and their types, for staff (spec §7, decisions §2, §11). */
export const resourceRoutes: Routes = (deps) => async (app) => {
  crudRoutes(app, deps, {
    path: "/resources",
    table: "resources",
    subject: "resource",
    missing: RESOURCE_TEXT.notFound,
    read: "resources.read",
    write: "resources.write",
    schemas: { item: Resource, page: ResourcePage, query: ResourceQuery, add: ResourceRequest, change: ResourceChange },
    list: ({ db }, query) => listResources(db, query),
    find: ({ db }, id) => findResource(db, id),
    add: addResource,
    change: changeResource,
    remove: removeResource,
  });

  app.get(
    "/resources/types",
    {
      config: { permission: "resources.read" },
      schema: { tags: ["resource"], response: { 200: z.array(ResourceType) } },
    },
    () => listResourceTypes(deps.db),
  );
};
