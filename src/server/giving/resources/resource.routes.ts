import { RESOURCES, resourceCalls } from "../../../contract/giving/resources.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import { lockRecord } from "../../database/locks.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { actionsOf, listRoutes } from "../../platform/records/staff-lists.ts";
import type { WithPayments } from "../payment.provider.ts";
import { addResource, changeResource, removeResource } from "./resource.commands.ts";
import { findResource, listResources, listResourceTypes } from "./resource.queries.ts";
import { addToAmount } from "./resource.use.ts";

/** Resources and their types, for staff (spec §7, rules §2, §11). */
export const resourceRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const shown = () => ({ now: deps.clock.now(), isTest: deps.payments?.isTest ?? false });
  const resources = listRoutes(deps, RESOURCES, {
    list: ({ db }, query) => listResources(db, query, shown()),
    find: ({ db }, id) => findResource(db, id, shown()),
    add: addResource,
    change: changeResource,
    remove: removeResource,
  });
  serveCalls(app, "resource", resourceCalls, {
    ...resources,
    "POST /resources/:id/use": onRecord("resources.write", (asked, id, { difference }: { difference: number }) =>
      audited(asked, "edit", { subject: "resource", id }, async (context, differ) => {
        await lockRecord(context.db, "resources", id);
        const find = () => findResource(context.db, id, shown());
        const before = orNotFound(await find(), recordTexts().resources.notFound);
        await addToAmount(context, before, difference);
        const after = (await find()) ?? before;
        differ(before, after);
        return actionsOf(context, "resources.write", after);
      }),
    ),
    "GET /resources/types": allow("resources.read", () => listResourceTypes(deps.db)),
  });
};
