import { resourceCalls } from "../../contract/resources.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { crudRoutes } from "../http/crud-routes.ts";
import { addResource, changeResource, removeResource } from "./resource.commands.ts";
import { findResource, listResources, listResourceTypes } from "./resource.queries.ts";

/** Resources and their types, for staff (spec §7, rules §2, §11). */
export const resourceRoutes: Routes = (deps) => async (app) => {
  const isTest = deps.payments?.isTest ?? false;
  const resources = crudRoutes(deps, {
    table: "resources",
    subject: "resource",
    missing: () => recordTexts().resources.notFound,
    read: "resources.read",
    write: "resources.write",
    list: ({ db }, query) => listResources(db, query, isTest),
    find: ({ db }, id) => findResource(db, id, isTest),
    add: addResource,
    change: changeResource,
    remove: removeResource,
  });
  serveCalls(app, "resource", resourceCalls, {
    "GET /resources": resources.list,
    "GET /resources/:id": resources.one,
    "POST /resources": resources.add,
    "PUT /resources/:id": resources.change,
    "DELETE /resources/:id": resources.remove,
    "GET /resources/types": { permission: "resources.read", handler: () => listResourceTypes(deps.db) },
  });
};
