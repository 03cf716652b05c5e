import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { IMPORT_BYTES } from "../../../contract/exchange/imports.ts";
import { isDiskFull } from "../../base/disk-full.ts";
import { HttpProblem } from "../../base/errors.ts";
import { noFile, notMultipart, oneFile, unreadableForm } from "../../platform/attachments/attachment.refusal.ts";
import { Unreadable } from "./files/unreadable.ts";
import { problemText } from "./import.queries.ts";
import { type TemporaryFile, temporaryFile } from "./import.store.ts";

/** The form with a file of the largest size, in bytes. */
export const IMPORT_BODY = IMPORT_BYTES + 64 * 1024;

const LIMITS = { fileSize: IMPORT_BYTES + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6 } as const;

/** Lets this scope read forms with a file. */
export const acceptForms = (app: FastifyInstance) => app.register(multipart, { limits: LIMITS });

/** A file that cannot be read, as an answer with the reason. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Unreadable)) return error;
  const status = error.code === "tooManyBytes" ? 413 : error.code === "otherKind" ? 415 : 400;
  const reason = problemText(error.code, error.args);
  return new HttpProblem(status, reason, [{ field: "file", errors: [reason] }]);
}

export type SentFile = { name: string; file: TemporaryFile };

const files = new WeakMap<FastifyRequest, SentFile>();

/** The file that {@link readImportForm} has written. @throws HttpProblem 400 when there was none */
export function sentImport(request: FastifyRequest): SentFile {
  const file = files.get(request);
  if (!file) throw noFile();
  return file;
}

const tooLarge = () => refusalOf(new Unreadable("tooManyBytes", IMPORT_BYTES / 1024 / 1024));

/** Writes the file of a form to the disk as it comes: it never is in memory as a whole. @throws HttpProblem 400, 413, 415 */
export async function readImportForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw notMultipart();
  if (Number(request.headers["content-length"] ?? 0) > IMPORT_BODY) throw tooLarge();
  request.body = {};
  try {
    for await (const part of request.parts()) if (part.type === "file") await take(request, part);
  } catch (error) {
    await dropSent(request);
    throw readable(error);
  }
}

async function take(request: FastifyRequest, { file: stream, filename = "" }: MultipartFile): Promise<void> {
  const file = await temporaryFile(stream);
  if (!stream.truncated) {
    files.set(request, { name: filename, file });
    return;
  }
  await file[Symbol.asyncDispose]();
  throw tooLarge();
}

/** The library's own refusals have a code: too large, or not a form that can be read. */
function readable(error: unknown): unknown {
  const { code, status } = error as { code?: string; status?: number };
  if (isDiskFull(error) || status !== undefined) return error;
  if (code === "FST_FILES_LIMIT") return oneFile();
  return code === "FST_REQ_FILE_TOO_LARGE" ? tooLarge() : unreadableForm();
}

/** Deletes the file of a form. */
export async function dropSent(request: FastifyRequest): Promise<void> {
  await files.get(request)?.file[Symbol.asyncDispose]();
}
