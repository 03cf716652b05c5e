import type { FastifyRequest } from "fastify";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { PhotoUpload } from "../../../contract/platform/photos.ts";
import type { RecordAction } from "../../../contract/platform/shared.ts";
import type { Actor } from "../../base/actor.ts";
import { orNotFound } from "../../base/errors.ts";
import { type Permission, permitted } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { type Lockable, lockRecord } from "../../database/locks.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Deps } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { prepareUploads, withStoredFiles } from "../photos/photo.commands.ts";
import type { StoredPhoto } from "../photos/photo.queries.ts";
import { type ListRequest, pageOrWhole } from "./whole-list.ts";

type Stored = { id: number };
type WithActions<T> = T & { actions: RecordAction[] };

/** A CRUD resource of the administration: its permissions and its queries and commands. */
export type Crud<T extends Stored, Query extends ListRequest, Add, Change> = {
  table: Lockable;
  /** Its name in the audit log. */
  subject: string;
  /** The message of a 404. */
  missing: () => string;
  read: Permission;
  write: Permission;
  list(context: Context<Actor>, query: Query): Promise<PageOf<T>>;
  find(context: Context<Actor>, id: number): Promise<T | undefined>;
  /** The pictures in a body: their files are stored before the transaction begins (see `withStoredFiles`). */
  uploads?(body: Add | Change): readonly PhotoUpload[];
  /** @returns the new record's id */
  add(context: Context<Actor>, body: Add, photos: StoredPhoto[]): Promise<number>;
  /** @param before the record before the change; it is locked */
  change(context: Context<Actor>, before: T, body: Change, photos: StoredPhoto[]): Promise<void>;
  remove(context: Context<Actor>, before: T): Promise<void>;
};

/**
 * Adds `actions`: a role that may write a record may edit and delete it. A record that comes with `actions`, such as an
 * archived one, keeps them.
 */
export function actionsOf<T extends Stored>({ actor }: Context<Actor>, write: Permission, record: T): WithActions<T> {
  return { actions: permitted(actor, { edit: write, delete: write }), ...record };
}

type ById = { params: { id: number } };

/**
 * The five routes of a CRUD resource (spec §7): list, one, add (201), change (200), delete (204). Every write is one
 * transaction: it locks the record, writes an audit entry, and answers the whole record (rules §1).
 */
export function crudRoutes<T extends Stored, Query extends ListRequest, Add, Change>(
  deps: Deps,
  { subject, read, write, ...crud }: Crud<T, Query, Add, Change>,
) {
  const present = (context: Context<Actor>, found: T) => actionsOf(context, write, found);

  async function requireRecord(context: Context<Actor>, id: number): Promise<T> {
    return orNotFound(await crud.find(context, id), crud.missing());
  }
  async function lockRequired(context: Context<Actor>, id: number): Promise<T> {
    await lockRecord(context.db, crud.table, id);
    return requireRecord(context, id);
  }

  async function withUploads<R>(body: Add | Change, write: (photos: StoredPhoto[]) => Promise<R>): Promise<R> {
    return withStoredFiles(deps, await prepareUploads(crud.uploads?.(body) ?? []), write);
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
        return present(context, await requireRecord(context, params.id));
      },
    },
    add: {
      permission: write,
      handler(request: FastifyRequest & { body: Add }) {
        const about = ({ id }: T) => ({ subject, id });
        return withUploads(request.body, (photos) =>
          audited(contextOf(deps, request), "create", about, async (context) =>
            present(context, await requireRecord(context, await crud.add(context, request.body, photos))),
          ),
        );
      },
    },
    change: {
      permission: write,
      handler(request: FastifyRequest & ById & { body: Change }) {
        const { id } = request.params;
        return withUploads(request.body, (photos) =>
          audited(contextOf(deps, request), "edit", { subject, id }, async (context, differ) => {
            const before = await lockRequired(context, id);
            await crud.change(context, before, request.body, photos);
            const after = await requireRecord(context, id);
            differ(before, after);
            return present(context, after);
          }),
        );
      },
    },
    remove: {
      permission: write,
      handler(request: FastifyRequest & ById) {
        const { id } = request.params;
        return audited(contextOf(deps, request), "delete", { subject, id }, async (context) =>
          crud.remove(context, await lockRequired(context, id)),
        );
      },
    },
  };
}
