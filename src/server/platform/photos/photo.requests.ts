import type { FastifyReply } from "fastify";
import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import { notFound } from "../../base/errors.ts";
import { serverTexts } from "../../texts/texts.ts";
import { originalKey } from "./photo.key.ts";
import type { PhotoStore } from "./photo.store.ts";

/** The size of this many of the largest photos as base64, plus 1 MiB for the other fields, in bytes (rules §3). */
export const photoBodyLimit = (count: number): number => Math.ceil((PHOTO_LIMITS.bytes * count * 4) / 3) + 1024 * 1024;

/** Sends a picture that is not public, so no cache may keep it. @throws HttpProblem 404, also without a key */
export async function sendPrivately(
  reply: FastifyReply,
  photoStore: PhotoStore,
  key: string | undefined,
): Promise<FastifyReply> {
  const bytes = key && (await photoStore.read(originalKey(key)));
  if (!bytes) throw notFound(serverTexts().refusals.photos.notFound);
  return reply.type("image/jpeg").header("cache-control", "private, no-store").send(bytes);
}
