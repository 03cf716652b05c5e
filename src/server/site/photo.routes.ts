import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PHOTO_WIDTHS } from "../../contract/platform/photo-path.ts";
import { ById, typedNumber } from "../../contract/platform/shared.ts";
import type { Routes } from "../platform/deps.ts";
import { notFound } from "../platform/errors.ts";
import { isNotModified } from "../platform/etag.ts";
import { negotiateFormat } from "../platform/photos/photo.formats.ts";
import { findPublicPhotoKey } from "../platform/photos/photo.queries.ts";
import { type PhotoFile, type VariantRequest, variantsOf } from "../platform/photos/photo.variants.ts";
import { serverTexts } from "../platform/texts/texts.ts";

/** Without cookies, so that caches between browser and server may store the pictures. */
const read = { permission: "photos.read", cookies: "never" } as const;

const WIDTH_TEXT = { error: () => serverTexts().refusals.photos.width(PHOTO_WIDTHS.join(", ")) };

const PhotoQuery = z.object({
  w: typedNumber(z.literal(PHOTO_WIDTHS, WIDTH_TEXT))
    .default(1600)
    .describe("pixels; a smaller picture is not enlarged"),
});

/**
 * Pictures at `/photos/{id}?w=`, registered at the root and under `/api` (spec §7, rules §3). A picture never changes,
 * so one in memory is sent without asking the database. Pictures of archived animals stay available: browsers have cached
 * them anyway. Those of an article are found from its publication on, which is never taken back (rules §5): until then
 * staff read them at `/api/news/{id}/photos/{photoId}`, and none is in memory.
 */
export const photoRoutes: Routes = ({ db, clock, photoStore }) => {
  const variants = variantsOf(photoStore);

  async function find(wanted: VariantRequest): Promise<PhotoFile> {
    const key = await findPublicPhotoKey(db, wanted.id, clock.now());
    const file = key && (await variants.read({ ...wanted, key }));
    if (!file) throw notFound(serverTexts().refusals.photos.notFound);
    return file;
  }

  return async (app) => {
    app.addHook("onClose", () => variants.stop());

    app.get(
      "/photos/:id",
      { config: read, schema: { tags: ["photos"], params: ById, querystring: PhotoQuery } },
      async (request, reply) => {
        const { params, query, headers } = request;
        const wanted = { id: params.id, width: query.w, format: negotiateFormat(headers.accept) };
        return send(wanted, variants.inMemory(wanted) ?? (await find(wanted)), request, reply);
      },
    );
  };
};

function send({ format }: VariantRequest, { bytes, etag }: PhotoFile, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "cache-control": "public, max-age=31536000, immutable", vary: "Accept", etag });
  if (isNotModified(etag, request)) return reply.code(304).send();
  return reply.type(`image/${format}`).send(bytes);
}
