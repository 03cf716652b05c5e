import { animalGroupCalls } from "../../../contract/animals/animal-groups.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";
import type { WithAdoptions } from "../adoptions-of-animal.ts";
import { addGroup, archiveGroup, changeGroup, restoreGroup } from "./animal-group.commands.ts";
import { findAnimalGroup, listAnimalGroups } from "./animal-group.queries.ts";
import { addCaretaker, removeCaretaker, setMainCaretaker } from "./caretaker.commands.ts";

/**
 * Animal groups: everybody reads them, staff get members on request and edit groups, admins manage groups and caretakers
 * (spec §6, §7; rules §2, §3, §11).
 */
export const animalGroupRoutes: Routes<WithAdoptions> = (deps) => async (app) => {
  const { db, clock } = deps;
  const { onRecord, withBody, inContext } = commandRoutes(deps);
  const [read, manage, caretakers] = ["animalGroups.read", "animalGroups.manage", "caretakers.manage"] as const;
  serveCalls(app, "animal groups", animalGroupCalls, {
    "GET /animal-groups": allow(read, ({ actor, query: asked }) =>
      pageOrWhole({ db, actor }, asked, (at, query) => listAnimalGroups({ db: at, clock, actor }, query)),
    ),
    "GET /animal-groups/:id": allow(read, ({ actor, params, query }) =>
      findAnimalGroup({ db, clock, actor }, params.id, query),
    ),
    "POST /animal-groups": withBody(manage, addGroup),
    "PUT /animal-groups/:id": onRecord("animalGroups.edit", changeGroup),
    "DELETE /animal-groups/:id": onRecord(manage, archiveGroup),
    "POST /animal-groups/:id/restore": onRecord(manage, restoreGroup),
    "POST /animal-groups/:id/caretakers": onRecord(caretakers, addCaretaker),
    "PATCH /animal-groups/:id/caretakers/:employeeId": inContext(caretakers, (context, { params, body }) =>
      setMainCaretaker(context, params, body.isMainCaretaker),
    ),
    "DELETE /animal-groups/:id/caretakers/:employeeId": inContext(caretakers, (context, { params }) =>
      removeCaretaker(context, params),
    ),
  });
};
