import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Attachment, attachmentCalls } from "../../../contract/platform/attachments.ts";
import type { SignedIn } from "../../base/actor.ts";
import { forbidden, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited, auditOnce } from "../audit/audit.commands.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { allow, serveCalls } from "../http/calls.ts";
import { commandRoutes } from "../records/command-routes.ts";
import {
  changeAttachment,
  deleteAttachment,
  insertAttachment,
  lockSubject,
  takeBack,
  withStoredFile,
} from "./attachment.commands.ts";
import { typeOf } from "./attachment.content.ts";
import { attachmentKey } from "./attachment.key.ts";
import { cleanName, disposition } from "./attachment.name.ts";
import { attachmentsOf, findAttachment, presented, type StoredAttachment } from "./attachment.queries.ts";
import { noAttachment } from "./attachment.refusal.ts";
import { type Access, type AttachmentSubjects, type SubjectRef, subjectOf } from "./attachment.subjects.ts";
import { BODY_LIMIT, FORM_LIMITS, readForm, sentFile } from "./attachment.upload.ts";

const subject = "attachment";
const [read, write] = ["attachments.read", "attachments.write"] as const;

/** HEIC is saved only: no browser but one shows it. */
const SHOWN: ReadonlySet<string> = new Set(["application/pdf", "image/jpeg", "image/png", "image/webp"]);

/** Whatever is in a file, no page of ours runs it. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Files on records (rules §3, docs/decisions/0084). @param subjects what the areas say of their records */
export const attachmentRoutes =
  (subjects: AttachmentSubjects): Routes =>
  (deps) =>
  async (app) => {
    const { inContext } = commandRoutes(deps);
    await app.register(multipart, { limits: FORM_LIMITS });

    const accessTo = (db: Db, actor: SignedIn, { kind, id }: SubjectRef) => subjects[kind].access(db, actor, id);

    /** @throws HttpProblem 404, when there is no such record for this person */
    async function requireAccess(db: Db, actor: SignedIn, record: SubjectRef): Promise<Access> {
      const access = await accessTo(db, actor, record);
      if (access === undefined) throw notFound();
      return access;
    }

    /** @throws HttpProblem 404; 403 for whoever only reads */
    async function requireWrite({ db, actor }: Context, record: SubjectRef): Promise<void> {
      if ((await requireAccess(db, actor, record)) !== "write") throw forbidden();
    }

    /** A file that this person may read, and whether they may also change it. @throws HttpProblem 404 without telling why */
    async function requireFile(
      db: Db,
      actor: SignedIn,
      id: number,
    ): Promise<{ file: StoredAttachment; access: Access }> {
      const file = await findAttachment(db, id);
      const access = file && (await accessTo(db, actor, file.record));
      if (!access || (access === "adopter" && !file.forAdopter)) throw noAttachment();
      return { file, access };
    }

    /** The same for a file that is not deleted. */
    async function requirePresent(db: Db, actor: SignedIn, id: number) {
      const found = await requireFile(db, actor, id);
      if (found.file.deletedAt) throw noAttachment();
      return found;
    }

    const presentedTo = async ({ db, actor }: Context, id: number): Promise<Attachment> => {
      const { file, access } = await requirePresent(db, actor, id);
      return presented(file, access);
    };

    /** Locks the record of a file, and checks again that this person may change it. */
    async function lockFile(context: Context, id: number): Promise<StoredAttachment> {
      const { file } = await requireFile(context.db, context.actor, id);
      await lockSubject(context.db, file.record);
      await requireWrite(context, file.record);
      return (await requireFile(context.db, context.actor, id)).file;
    }

    /** The files of a record and of the records that its subject names besides (`also`), if this person may read them. */
    async function listed(actor: SignedIn, record: SubjectRef, access: Access): Promise<Attachment[]> {
      const own = (await attachmentsOf(deps.db, record)).filter((file) => access !== "adopter" || file.forAdopter);
      const items = own.map((file) => presented(file, access));
      for (const other of (await subjects[record.kind].also?.(deps.db, actor, record.id)) ?? []) {
        const reach = await accessTo(deps.db, actor, other);
        if (reach) items.push(...(await listed(actor, other, reach)));
      }
      return items;
    }

    async function sendFile(request: FastifyRequest, id: number, show: boolean, reply: FastifyReply) {
      const context = contextOf(deps, request);
      const { file } = await requirePresent(deps.db, context.actor, id);
      const bytes = await deps.photoStore.read(attachmentKey(file.key));
      if (!bytes) throw noAttachment();
      await auditOnce(context, "read", { subject, id });
      // Browsers warn that a sandbox cannot have it.
      reply.removeHeader("origin-agent-cluster");
      const how = show && SHOWN.has(file.type) ? "inline" : "attachment";
      return reply
        .type(file.type)
        .header("content-disposition", disposition(how, file.name))
        .header("content-security-policy", SANDBOX)
        .header("x-content-type-options", "nosniff")
        .header("cache-control", "private, no-store")
        .send(bytes);
    }

    serveCalls(app, "attachments", attachmentCalls, {
      "POST /attachments": inContext(
        { permission: write, bodyLimit: BODY_LIMIT, preValidation: readForm },
        async (context, request) => {
          const record = subjectOf(request.body.subject);
          await requireWrite(context, record);
          const sent = sentFile(request);
          const type = await typeOf(sent.bytes);
          const file = { name: cleanName(sent.name, type), type, bytes: sent.bytes };
          return withStoredFile(deps.photoStore, sent.bytes, (key) =>
            audited(
              context,
              "create",
              ({ id }: Attachment) => ({ subject, id }),
              async (within, differ) => {
                await lockSubject(within.db, record);
                await requireWrite(within, record);
                const id = await insertAttachment(within, record, { ...file, key }, request.body);
                const added = await presentedTo(within, id);
                differ({}, logged(added));
                return added;
              },
            ),
          );
        },
      ),
      "GET /attachments": inContext(read, async (context, { query }) => {
        const actor = context.actor;
        const record = subjectOf(query.subject);
        const access = await requireAccess(deps.db, actor, record);
        return { items: await listed(actor, record, access), mayAdd: access === "write" };
      }),
      "GET /attachments/:id/file": allow(read, (request, reply) =>
        sendFile(request, request.params.id, request.query.show === "true", reply),
      ),
      "PUT /attachments/:id": inContext(write, (context, { params: { id }, body }) => {
        return audited(context, "edit", { subject, id }, async (within, differ) => {
          const before = await lockFile(within, id);
          if (before.deletedAt) throw noAttachment();
          await changeAttachment(within.db, id, body);
          const after = await presentedTo(within, id);
          differ(logged(before), logged(after), before);
          return after;
        });
      }),
      "DELETE /attachments/:id": inContext(write, (context, { params: { id } }) => {
        return audited(context, "delete", { subject, id }, async (within, differ) => {
          const before = await lockFile(within, id);
          if (before.deletedAt) throw noAttachment();
          await deleteAttachment(within, id);
          differ(logged(before), {});
        });
      }),
      "POST /attachments/:id/restore": inContext(write, (context, { params: { id } }) => {
        return audited(context, "restore", { subject, id }, async (within, differ) => {
          const { record } = await lockFile(within, id);
          await takeBack(within, record, id);
          const after = await presentedTo(within, id);
          differ({}, logged(after));
          return after;
        });
      }),
    });
  };

/** What the audit log keeps of a file. */
const logged = ({ name, title, on, forAdopter }: Pick<Attachment, "name" | "title" | "on" | "forAdopter">) => ({
  name,
  title,
  documentDay: on,
  forAdopter,
});
