import type { FastifyRequest } from "fastify";
import type { PageOf, RecordAction } from "../../contract/shared.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import { type Lockable, lockRecord } from "../database/locks.ts";
import type { Deps } from "../deps.ts";
import { type Permission, permitted } from "../policy.ts";
import type { Actor } from "../sessions/actor.ts";
import { contextOf } from "./door.ts";
import { notFound } from "./errors.ts";
import { type ListRequest, pageOrWhole } from "./whole-list.ts";

type Kept = { id: number };
type WithActions<T> = T & { actions: RecordAction[] };

/** One plain resource of the administration: who may, and how it is kept. */
export type Crud<T extends Kept, Query extends ListRequest, Add, Change> = {
  table: Lockable;
  /** What it is called in the audit log. */
  subject: string;
  /** What is said of one that is not there. */
  missing: string;
  read: Permission;
  write: Permission;
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

type ById = { params: { id: number } };

/**
 * The routes of the five calls of a plain resource (spec §7): list, one, add (201), change (200), delete (204). Every write
 * is one transaction that holds the record, leaves a line in the audit log, and answers the whole record (decisions §1).
 */
export function crudRoutes<T extends Kept, Query extends ListRequest, Add, Change>(
  deps: Deps,
  { subject, read, write, ...crud }: Crud<T, Query, Add, Change>,
) {
  const present = (context: Context<Actor>, found: T) => actionsOf(context, write, found);

  async function one(context: Context<Actor>, id: number): Promise<T> {
    const found = await crud.find(context, id);
    if (!found) throw notFound(crud.missing);
    return found;
  }
  async function held(context: Context<Actor>, id: number): Promise<T> {
    await lockRecord(context.db, crud.table, id);
    return one(context, id);
  }

  return {
    list: {
      permission: read,
      async handler({ actor, query: wanted }: FastifyRequest & { query: Query }) {
        const context = { ...deps, actor };
        const found = await pageOrWhole(context, wanted, (db, query) => crud.list({ ...context, db }, query));
        return { ...found, items: found.items.map((each) => present(context, each)) };
      },
    },
    one: {
      permission: read,
      async handler({ actor, params }: FastifyRequest & ById) {
        const context = { ...deps, actor };
        return present(context, await one(context, params.id));
      },
    },
    add: {
      permission: write,
      handler(request: FastifyRequest & { body: Add }) {
        const about = ({ id }: T) => ({ subject, id });
        return audited(contextOf(deps, request), "create", about, async (context) =>
          present(context, await one(context, await crud.add(context, request.body))),
        );
      },
    },
    change: {
      permission: write,
      handler(request: FastifyRequest & ById & { body: Change }) {
        const { id } = request.params;
        return audited(contextOf(deps, request), "edit", { subject, id }, async (context) => {
          await crud.change(context, await held(context, id), request.body);
          return present(context, await one(context, id));
        });
      },
    },
    remove: {
      permission: write,
      handler(request: FastifyRequest & ById) {
        const { id } = request.params;
        return audited(contextOf(deps, request), "delete", { subject, id }, async (context) =>
          crud.remove(context, await held(context, id)),
        );
      },
    },
  };
}
