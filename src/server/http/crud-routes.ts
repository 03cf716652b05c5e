import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import { ById, type PageOf, type RecordAction } from "../../contract/shared.ts";
import { writeAudit } from "../audit/audit.commands.ts";
import type { Clock } from "../clock.ts";
import { type Lockable, lockRecord } from "../database/locks.ts";
import type { Db } from "../database/pool.ts";
import type { Deps } from "../deps.ts";
import { mayTry, type Permission } from "../policy.ts";
import type { Actor } from "../sessions/actor.ts";
import { signedIn } from "./door.ts";
import { notFound } from "./errors.ts";
import { type ListWanted, pageOrWhole } from "./whole-list.ts";

/** What a resource's functions work with; in a write `db` is its transaction. */
export type Work = { db: Db; clock: Clock; actor: Actor };
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
  list(work: Work, query: Query): Promise<PageOf<T>>;
  find(work: Work, id: number): Promise<T | undefined>;
  /** @returns the new record's id */
  add(work: Work, body: Add): Promise<number>;
  /** @param before the record as it was, which nobody else changes meanwhile */
  change(work: Work, before: T, body: Change): Promise<void>;
  remove(work: Work, before: T): Promise<void>;
};

/** Whoever may write a record may edit and delete it. A record that says otherwise itself, as an archived one, is believed. */
export function actionsOf<T extends Kept>({ actor }: Work, write: Permission, record: T): WithActions<T> {
  return { actions: mayTry(actor.role, write) ? ["edit", "delete"] : [], ...record };
}

/**
 * The five calls of a plain resource (spec §7): list, one, add (201), change (200), delete (204). Every write is one
 * transaction that holds the record, leaves a line in the audit log, and answers the whole record (decisions §1).
 */
export function crudRoutes<T extends Kept, Query extends ListWanted, Add, Change>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { db, clock }: Pick<Deps, "db" | "clock">,
  { path, subject, schemas, ...crud }: Crud<T, Query, Add, Change>,
): void {
  // Their types are held together by `Crud`; the framework's own inference does not reach through type parameters.
  const { item, page, query, add, change }: Record<keyof typeof schemas, z.ZodType> = schemas;
  const tags = [subject];
  const read = { permission: crud.read };
  const write = { permission: crud.write };
  const record = `${path}/:id`;
  const present = (work: Work, found: T) => actionsOf(work, crud.write, found);

  async function one(work: Work, id: number): Promise<T> {
    const found = await crud.find(work, id);
    if (!found) throw notFound(crud.missing);
    return found;
  }
  async function held(work: Work, id: number): Promise<T> {
    await lockRecord(work.db, crud.table, id);
    return one(work, id);
  }

  app.get(path, { config: read, schema: { tags, querystring: query, response: { 200: page } } }, async (request) => {
    const work = { db, clock, actor: request.actor };
    const found = await pageOrWhole(work, request.query as Query, (at, query) => crud.list({ ...work, db: at }, query));
    return { ...found, items: found.items.map((each) => present(work, each)) };
  });
  app.get(record, { config: read, schema: { tags, params: ById, response: { 200: item } } }, async (request) => {
    const work = { db, clock, actor: request.actor };
    return present(work, await one(work, request.params.id));
  });
  app.post(path, { config: write, schema: { tags, body: add, response: { 201: item } } }, async (request, reply) => {
    const added = await writing({ db, clock, request, subject, action: "create" }, async (work) => {
      const id = await crud.add(work, request.body as Add);
      return { id, answer: present(work, await one(work, id)) };
    });
    return reply.code(201).send(added);
  });
  app.put(
    record,
    { config: write, schema: { tags, params: ById, body: change, response: { 200: item } } },
    async (request) => {
      const { id } = request.params;
      return writing({ db, clock, request, subject, action: "edit" }, async (work) => {
        await crud.change(work, await held(work, id), request.body as Change);
        return { id, answer: present(work, await one(work, id)) };
      });
    },
  );
  app.delete(record, { config: write, schema: { tags, params: ById } }, async (request, reply) => {
    const { id } = request.params;
    await writing({ db, clock, request, subject, action: "delete" }, async (work) => {
      await crud.remove(work, await held(work, id));
      return { id, answer: undefined };
    });
    return reply.code(204).send();
  });
}

type Writing = Pick<Deps, "db" | "clock"> & { request: FastifyRequest; subject: string; action: string };

/**
 * Does one write of a record by somebody signed in, as a transaction with its line in the audit log (decisions §10).
 * @param step does the work, and says to which record and what is answered
 */
export async function writing<R>(
  { db, clock, request, subject, action }: Writing,
  step: (work: Work) => Promise<{ id: number; answer: R }>,
): Promise<R> {
  const actor = signedIn(request);
  return db.transaction().execute(async (tx) => {
    const { id, answer } = await step({ db: tx, clock, actor });
    const entry = { action, subject, subjectId: id };
    await writeAudit(tx, { at: clock.now(), actorAccountId: actor.accountId, ...entry });
    return answer;
  });
}
