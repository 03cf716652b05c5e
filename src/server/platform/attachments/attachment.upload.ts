import type { FastifyRequest } from "fastify";
import { ATTACHMENT_LIMITS } from "../../../contract/platform/attachments.ts";
import { noFile, notMultipart, oneFile, tooManyBytes, unreadableForm } from "./attachment.refusal.ts";

/** A file as it was sent, with the name that the sender gives it. */
export type SentFile = { name: string; bytes: Buffer };

/** The form with a file of the largest size, in bytes. */
export const BODY_LIMIT = ATTACHMENT_LIMITS.bytes + 64 * 1024;

/** One byte more than allowed, so that a file of exactly the limit is not taken for one that was cut. */
export const FORM_LIMITS = { fileSize: ATTACHMENT_LIMITS.bytes + 1, fieldSize: 4096, fields: 10, parts: 12 } as const;

const files = new WeakMap<FastifyRequest, SentFile>();

/** The file of a form that {@link readForm} has read. @throws HttpProblem 400 when there was none */
export function sentFile(request: FastifyRequest): SentFile {
  const file = files.get(request);
  if (!file) throw noFile();
  return file;
}

/**
 * Reads a form with a file into memory: the server counts the bytes of all bodies in flight (docs/decisions/0020). Its
 * fields become the body.
 * @throws HttpProblem 400, 413, 415
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw notMultipart();
  if (Number(request.headers["content-length"] ?? 0) > BODY_LIMIT) throw tooManyBytes();
  const body: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") body[part.fieldname] = part.value;
      else if (files.has(request) || part.fieldname !== "file") throw oneFile();
      else files.set(request, { name: part.filename ?? "", bytes: await part.toBuffer() });
    }
  } catch (error) {
    throw readable(error);
  }
  request.body = body;
}

/** The library's own refusals have a code: too large, or not a form that can be read. */
function readable(error: unknown): unknown {
  const { code, status } = error as { code?: string; status?: number };
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooManyBytes();
  return status === undefined ? unreadableForm() : error;
}
