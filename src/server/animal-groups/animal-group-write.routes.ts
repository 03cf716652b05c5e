import type { FastifyRequest } from "fastify";
import {
  AnimalGroup,
  AnimalGroupChange,
  AnimalGroupRequest,
  CaretakerAddress,
  CaretakerChange,
  CaretakerRequest,
  GROUP_TEXT,
} from "../../contract/animal-groups.ts";
import { ById } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/door.ts";
import { notFound } from "../http/errors.ts";
import { addGroup, archiveGroup, changeGroup, restoreGroup } from "./animal-group.commands.ts";
import { findAnimalGroup } from "./animal-group.queries.ts";
import { addCaretaker, removeCaretaker, setMainCaretaker } from "./caretaker.commands.ts";

const tags = ["animal groups"];
const edit = { permission: "animalGroups.edit" } as const;
const manage = { permission: "animalGroups.manage" } as const;
const caretakers = { permission: "caretakers.manage" } as const;

/** The writes of groups: staff edit them, admins have the rest and the caretakers (spec §6, §7; decisions §2, §3). */
export const animalGroupWriteRoutes: Routes = (deps) => async (app) => {
  /** Every write answers the whole group with its members. */
  async function whole(request: FastifyRequest, id: number): Promise<AnimalGroup> {
    const group = await findAnimalGroup(contextOf(deps, request), id, { includeMembers: true });
    if (!group) throw notFound(GROUP_TEXT.notFound);
    return group;
  }

  app.post(
    "/animal-groups",
    { config: manage, schema: { tags, body: AnimalGroupRequest, response: { 201: AnimalGroup } } },
    async (request, reply) => {
      const id = await addGroup(contextOf(deps, request), request.body);
      return reply.code(201).send(await whole(request, id));
    },
  );

  app.put(
    "/animal-groups/:id",
    { config: edit, schema: { tags, params: ById, body: AnimalGroupChange, response: { 200: AnimalGroup } } },
    async (request) => {
      await changeGroup(contextOf(deps, request), request.params.id, request.body);
      return whole(request, request.params.id);
    },
  );

  app.delete("/animal-groups/:id", { config: manage, schema: { tags, params: ById } }, async (request, reply) => {
    await archiveGroup(contextOf(deps, request), request.params.id);
    return reply.code(204).send();
  });

  app.post(
    "/animal-groups/:id/restore",
    { config: manage, schema: { tags, params: ById, response: { 200: AnimalGroup } } },
    async (request) => {
      await restoreGroup(contextOf(deps, request), request.params.id);
      return whole(request, request.params.id);
    },
  );

  app.post(
    "/animal-groups/:id/caretakers",
    { config: caretakers, schema: { tags, params: ById, body: CaretakerRequest, response: { 201: AnimalGroup } } },
    async (request, reply) => {
      await addCaretaker(contextOf(deps, request), request.params.id, request.body);
      return reply.code(201).send(await whole(request, request.params.id));
    },
  );

  app.patch(
    "/animal-groups/:id/caretakers/:employeeId",
    {
      config: caretakers,
      schema: { tags, params: CaretakerAddress, body: CaretakerChange, response: { 200: AnimalGroup } },
    },
    async (request) => {
      const { id, employeeId } = request.params;
      await setMainCaretaker(contextOf(deps, request), { groupId: id, employeeId }, request.body.isMainCaretaker);
      return whole(request, id);
    },
  );

  app.delete(
    "/animal-groups/:id/caretakers/:employeeId",
    { config: caretakers, schema: { tags, params: CaretakerAddress } },
    async (request, reply) => {
      const { id, employeeId } = request.params;
      await removeCaretaker(contextOf(deps, request), { groupId: id, employeeId });
      return reply.code(204).send();
    },
  );
};
