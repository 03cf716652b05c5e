import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { BodySchema, Call } from "../../../contract/platform/call.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { PhotoUpload } from "../../../contract/platform/photos.ts";
import type { RecordAction } from "../../../contract/platform/shared.ts";
import type { CallsOf, ListParts, StaffList } from "../../../contract/platform/staff-list.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Actor } from "../../base/actor.ts";
import { orNotFound } from "../../base/errors.ts";
import { may, type Permission, permitted } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { lockRecord } from "../../database/locks.ts";
import type { Table } from "../../database/rows.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Deps, Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { type CallRoute, serveCalls } from "../http/calls.ts";
import { prepareUploads, withStoredFiles } from "../photos/photo.commands.ts";
import type { StoredPhoto } from "../photos/photo.queries.ts";
import { commandRoutes } from "./command-routes.ts";
import { type ListRequest, pageOrWhole } from "./whole-list.ts";

type Stored = { id: number };
type WithActions<T> = T & { actions: RecordAction[] };
type Texts = ReturnType<typeof recordTexts>;

/** What has a list's name, unless it is said: its table, the message of a 404, and its permissions, `jobs.read` and so on. */
type Names = { table: Table; missing: () => string; read: Permission; write: Permission };
type Missing = { [N in keyof Texts]: Texts[N] extends { notFound: string } ? N : never }[keyof Texts];
type NamedAlike = {
  [N in Table & Missing]: `${N}.read` | `${N}.write` extends Permission ? N : never;
}[Table & Missing];

type Body = NonNullable<Call["body"]>;
type Schema<B extends Body> = BodySchema<{ body: B }>;
type Sent<B extends Body> = Schema<B> extends infer S extends z.ZodType ? z.output<S> : never;
type Query<P extends ListParts> = z.output<P["query"]> & ListRequest & { archived?: boolean };

/** The queries and commands of a list. */
type Work<T extends Stored, N extends string, P extends ListParts> = {
  list(context: Context<Actor>, query: Query<P>): Promise<PageOf<T>>;
  find(context: Context<Actor>, id: number): Promise<T | undefined>;
  /** The pictures in a body: their files are stored before the transaction begins (see `withStoredFiles`). */
  uploads?(body: Sent<P["request"]> | Sent<P["change"]>): readonly PhotoUpload[];
  /** @returns the new record's id */
  add(context: Context<Actor>, body: Sent<P["request"]>, photos: StoredPhoto[]): Promise<number>;
  /** @param before the record before the change; it is locked */
  change(context: Context<Actor>, before: T, body: Sent<P["change"]>, photos: StoredPhoto[]): Promise<void>;
  remove(context: Context<Actor>, before: T): Promise<void>;
  bodyLimit?: number;
} & (N extends NamedAlike ? { names?: Names } : { names: Names }) &
  // Leaves any other than a deleted record as it is.
  (P["isArchived"] extends true ? { restore(context: Context, id: number): Promise<void> } : { restore?: never }) &
  // Of bodies whose schemas depend on facts that only the server knows.
  (P["request"] extends z.ZodType ? { addBody?: never } : { addBody: Schema<P["request"]> }) &
  (P["change"] extends z.ZodType ? { changeBody?: never } : { changeBody: Schema<P["change"]> });

/** Adds `actions`: a role that may write a record may edit and delete it. A record that has its own, such as an archived one, keeps them. */
export function actionsOf<T extends Stored>({ actor }: Context<Actor>, write: Permission, record: T): WithActions<T> {
  return { actions: permitted(actor, { edit: write, delete: write }), ...record };
}

const namesOf = (name: string): Names => ({
  table: name as Table,
  missing: () => recordTexts()[name as NamedAlike].notFound,
  read: `${name}.read` as Permission,
  write: `${name}.write` as Permission,
});

type ById = { params: { id: number } };

/**
 * The routes of a list's calls, by their names (spec §7): list, one, add (201), change (200), delete (204), and restore. Every
 * write is one transaction: it locks the record, writes an audit entry, and answers the whole record (rules §1).
 */
export function listRoutes<N extends string, P extends ListParts, T extends Stored>(
  deps: Deps,
  { name, one: subject }: StaffList<N, string, P>,
  work: Work<T, N, P>,
): { [C in keyof CallsOf<N, P>]: CallsOf<N, P>[C] extends infer One extends Call ? CallRoute<One> : never } {
  type Add = Sent<P["request"]>;
  type Change = Sent<P["change"]>;
  const { restore, bodyLimit } = work;
  const { table, missing, read, write } = work.names ?? namesOf(name);
  const bring = `${name}.restore` as Permission;
  const present = (context: Context<Actor>, found: T) => actionsOf(context, write, found);
  const requireRecord = async (context: Context<Actor>, id: number): Promise<T> =>
    orNotFound(await work.find(context, id), missing());

  async function lockRequired(context: Context<Actor>, id: number): Promise<T> {
    await lockRecord(context.db, table, id);
    return requireRecord(context, id);
  }
  async function withUploads<R>(body: Add | Change, write: (photos: StoredPhoto[]) => Promise<R>): Promise<R> {
    return withStoredFiles(deps, await prepareUploads(work.uploads?.(body) ?? []), write);
  }
  const limit = bodyLimit === undefined ? {} : { bodyLimit };
  return {
    [`GET /${name}`]: {
      permission: read,
      async handler({ actor, query: wanted }: FastifyRequest & { query: Query<P> }) {
        const context = { ...deps, actor };
        // Archived records are listed only for people who may bring them back; no other action is possible then.
        const archived = wanted.archived === true && restore !== undefined && may(actor, bring);
        const found = await pageOrWhole(context, wanted, (db, query) =>
          work.list({ ...context, db }, { ...query, archived }),
        );
        const shown = (each: T) => (archived ? { ...each, actions: ["restore"] } : present(context, each));
        return { ...found, items: found.items.map(shown) };
      },
    },
    [`GET /${name}/:id`]: {
      permission: read,
      async handler({ actor, params }: FastifyRequest & ById) {
        const context = { ...deps, actor };
        return present(context, await requireRecord(context, params.id));
      },
    },
    [`POST /${name}`]: {
      ...limit,
      permission: write,
      body: work.addBody,
      handler(request: FastifyRequest & { body: Add }) {
        const about = ({ id }: T) => ({ subject, id });
        return withUploads(request.body, (photos) =>
          audited(contextOf(deps, request), "create", about, async (context) =>
            present(context, await requireRecord(context, await work.add(context, request.body, photos))),
          ),
        );
      },
    },
    [`PUT /${name}/:id`]: {
      ...limit,
      permission: write,
      body: work.changeBody,
      handler(request: FastifyRequest & ById & { body: Change }) {
        const { id } = request.params;
        return withUploads(request.body, (photos) =>
          audited(contextOf(deps, request), "edit", { subject, id }, async (context, differ) => {
            const before = await lockRequired(context, id);
            await work.change(context, before, request.body, photos);
            const after = await requireRecord(context, id);
            differ(before, after);
            return present(context, after);
          }),
        );
      },
    },
    [`DELETE /${name}/:id`]: {
      permission: write,
      handler(request: FastifyRequest & ById) {
        const { id } = request.params;
        return audited(contextOf(deps, request), "delete", { subject, id }, async (context) =>
          work.remove(context, await lockRequired(context, id)),
        );
      },
    },
    ...(restore && {
      [`POST /${name}/:id/restore`]: commandRoutes(deps).onRecord(bring, (asked, id) =>
        audited(asked, "restore", { subject, id }, async (context) => {
          await restore(context, id);
          return present(context, await requireRecord(context, id));
        }),
      ),
    }),
  } as never;
}

/** Serves a list that has no other calls. */
export const serveList =
  <N extends string, P extends ListParts, T extends Stored>(
    list: StaffList<N, string, P>,
    work: Work<T, N, P>,
  ): Routes =>
  (deps) =>
  async (app) =>
    serveCalls(app, list.one, list.calls as Record<string, Call>, listRoutes(deps, list, work) as never);
