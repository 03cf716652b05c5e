import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PHOTO_WIDTHS, type PhotoWidth } from "../../contract/platform/photo-path.ts";
import { ById, typedNumber } from "../../contract/platform/shared.ts";
import { notFound } from "../base/errors.ts";
import { isNotModified } from "../base/etag.ts";
import type { Routes } from "../platform/deps.ts";
import type { FindAnswer } from "../platform/http/early-answers.ts";
import { negotiateFormat } from "../platform/photos/photo.formats.ts";
import { findPublicPhotoKey } from "../platform/photos/photo.queries.ts";
import type { PhotoStore } from "../platform/photos/photo.store.ts";
import { type PhotoFile, type VariantRequest, variantsOf } from "../platform/photos/photo.variants.ts";
import { serverTexts } from "../texts/texts.ts";

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

/** The address of a picture as pages write it. */
const PICTURE = new RegExp(`^/photos/(\\d{1,9})\\?w=(${PHOTO_WIDTHS.join("|")})$`);

/** The pictures that are in memory: who asks does not matter. */
export function photosInMemory(photoStore: PhotoStore): FindAnswer {
  const variants = variantsOf(photoStore);
  return ({ url = "", headers }) => {
    if (!url.startsWith("/photos/")) return undefined;
    const [, id, width] = PICTURE.exec(url) ?? [];
    if (id === undefined) return undefined;
    const format = negotiateFormat(headers.accept);
    const file = variants.inMemory({ id: Number(id), width: Number(width) as PhotoWidth, format });
    return file && { route: "/photos/:id", ...file, bodyHeaders: ["content-type", `image/${format}`] };
  };
}

/** Other sites may show a picture, as a feed tells them to (docs/decisions/0093); they cannot read it. */
export const PHOTO_HEADERS = {
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=31536000, immutable",
  vary: "Accept",
} as const;

function send({ format }: VariantRequest, file: PhotoFile, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, etag } = file;
  reply.headers({ ...PHOTO_HEADERS, etag });
  if (isNotModified(etag, request)) return reply.code(304).send();
  return reply.type(`image/${format}`).send(bytes);
}
