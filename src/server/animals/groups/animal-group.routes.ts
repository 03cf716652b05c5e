import type { FastifyRequest } from "fastify";
import { type AnimalGroup, animalGroupCalls } from "../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Routes } from "../../platform/deps.ts";
import { orNotFound } from "../../platform/errors.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
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

  async function find(
    { actor }: FastifyRequest,
    id: number,
    wanted: { includeMembers: boolean },
  ): Promise<AnimalGroup> {
    return orNotFound(await findAnimalGroup({ db, clock, actor }, id, wanted), recordTexts().groups.notFound);
  }
  /** Every write answers the whole group with its members. */
  const whole = (request: FastifyRequest, id: number) => find(request, id, { includeMembers: true });

  serveCalls(app, "animal groups", animalGroupCalls, {
    "GET /animal-groups": {
      permission: "animalGroups.read",
      handler: ({ actor, query: asked }) =>
        pageOrWhole({ db, actor }, asked, (at, query) => listAnimalGroups({ db: at, clock, actor }, query)),
    },
    "GET /animal-groups/:id": {
      permission: "animalGroups.read",
      handler: (request) => find(request, request.params.id, request.query),
    },
    "POST /animal-groups": {
      permission: "animalGroups.manage",
      async handler(request) {
        const id = await addGroup(contextOf(deps, request), request.body);
        return whole(request, id);
      },
    },
    "PUT /animal-groups/:id": {
      permission: "animalGroups.edit",
      async handler(request) {
        await changeGroup(contextOf(deps, request), request.params.id, request.body);
        return whole(request, request.params.id);
      },
    },
    "DELETE /animal-groups/:id": {
      permission: "animalGroups.manage",
      handler: (request) => archiveGroup(contextOf(deps, request), request.params.id),
    },
    "POST /animal-groups/:id/restore": {
      permission: "animalGroups.manage",
      async handler(request) {
        await restoreGroup(contextOf(deps, request), request.params.id);
        return whole(request, request.params.id);
      },
    },
    "POST /animal-groups/:id/caretakers": {
      permission: "caretakers.manage",
      async handler(request) {
        await addCaretaker(contextOf(deps, request), request.params.id, request.body);
        return whole(request, request.params.id);
      },
    },
    "PATCH /animal-groups/:id/caretakers/:employeeId": {
      permission: "caretakers.manage",
      async handler(request) {
        const { id, employeeId } = request.params;
        await setMainCaretaker(contextOf(deps, request), { groupId: id, employeeId }, request.body.isMainCaretaker);
        return whole(request, id);
      },
    },
    "DELETE /animal-groups/:id/caretakers/:employeeId": {
      permission: "caretakers.manage",
      handler(request) {
        const { id, employeeId } = request.params;
        return removeCaretaker(contextOf(deps, request), { groupId: id, employeeId });
      },
    },
  });
};
