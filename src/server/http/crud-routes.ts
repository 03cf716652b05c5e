import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import { ById, type PageOf, type RecordAction } from "../../contract/shared.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import { type Lockable, lockRecord } from "../database/locks.ts";
import type { Deps } from "../deps.ts";
import { type Permission, permitted } from "../policy.ts";
import type { Actor } from "../sessions/actor.ts";
import { contextOf } from "./door.ts";
import { notFound } from "./errors.ts";
import { type ListWanted, pageOrWhole } from "./whole-list.ts";

type Kept = { id: number };
type WithActions<T> = T & { actions: RecordAction[] };

/** One plain resource of the administration: where it lives, who may, what is sent, and how it is kept. */
export type Crud<T extends Kept, Query extends ListWanted, Add, Change> = {
  path: string;
  table: Lockable;
  /** What it is called in the documentation and the audit log. */
  subject: string;
  /** What is said of one that is not there. */
  missing: string;
  read: Permission;
  write: Permission;
  schemas: {
    item: z.ZodType<WithActions<T>>;
    page: z.ZodType<PageOf<WithActions<T>>>;
    query: z.ZodType<Query>;
    add: z.ZodType<Add>;
    change: z.ZodType<Change>;
  };
  list(context: Context<Actor>, query: Query): Promise<PageOf<T>>;
  find(context: Context<Actor>, id: number): Promise<T | undefined>;
  /** @returns the new record's id */
  add(context: Context<Actor>, body: Add): Promise<number>;
  /** @param before the record as it was, which nobody else changes meanwhile */
  change(context: Context<Actor>, before: T, body: Change): Promise<void>;
  remove(context: Context<Actor>, before: T): Promise<void>;
};

/** Whoever may write a record may edit and delete it. A record that says otherwise itself, as an archived one, is believed. */
export function actionsOf<T extends Kept>({ actor }: Context<Actor>, write: Permission, record: T): WithActions<T> {
  return { actions: permitted(actor.role, { edit: write, delete: write }), ...record };
}

/**
 * The five calls of a plain resource (spec §7): list, one, add (201), change (200), delete (204). Every write is one
 * transaction that holds the record, leaves a line in the audit log, and answers the whole record (decisions §1).
 */
export function crudRoutes<T extends Kept, Query extends ListWanted, Add, Change>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  deps: Deps,
  { path, subject, schemas, ...crud }: Crud<T, Query, Add, Change>,
): void {
  // Their types are held together by `Crud`; the framework's own inference does not reach through type parameters.
  const { item, page, query, add, change }: Record<keyof typeof schemas, z.ZodType> = schemas;
  const tags = [subject];
  const read = { permission: crud.read };
  const write = { permission: crud.write };
  const record = `${path}/:id`;
  const present = (context: Context<Actor>, found: T) => actionsOf(context, crud.write, found);

  async function one(context: Context<Actor>, id: number): Promise<T> {
    const found = await crud.find(context, id);
    if (!found) throw notFound(crud.missing);
    return found;
  }
  async function held(context: Context<Actor>, id: number): Promise<T> {
    await lockRecord(context.db, crud.table, id);
    return one(context, id);
  }

  app.get(path, { config: read, schema: { tags, querystring: query, response: { 200: page } } }, async (request) => {
    const context = { ...deps, actor: request.actor };
    const found = await pageOrWhole(context, request.query as Query, (db, query) =>
      crud.list({ ...context, db }, query),
    );
    return { ...found, items: found.items.map((each) => present(context, each)) };
  });
  app.get(record, { config: read, schema: { tags, params: ById, response: { 200: item } } }, async (request) => {
    const context = { ...deps, actor: request.actor };
    return present(context, await one(context, request.params.id));
  });
  app.post(path, { config: write, schema: { tags, body: add, response: { 201: item } } }, async (request, reply) => {
    const about = ({ id }: T) => ({ subject, id });
    const added = await audited(contextOf(deps, request), "create", about, async (context) =>
      present(context, await one(context, await crud.add(context, request.body as Add))),
    );
    return reply.code(201).send(added);
  });
  app.put(
    record,
    { config: write, schema: { tags, params: ById, body: change, response: { 200: item } } },
    async (request) => {
      const { id } = request.params;
      return audited(contextOf(deps, request), "edit", { subject, id }, async (context) => {
        await crud.change(context, await held(context, id), request.body as Change);
        return present(context, await one(context, id));
      });
    },
  );
  app.delete(record, { config: write, schema: { tags, params: ById } }, async (request, reply) => {
    const { id } = request.params;
    await audited(contextOf(deps, request), "delete", { subject, id }, async (context) =>
      crud.remove(context, await held(context, id)),
    );
    return reply.code(204).send();
  });
}
