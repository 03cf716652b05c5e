import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { PHOTO_WIDTHS, type PhotoWidth } from "../../contract/platform/photo-path.ts";
import { ById, typedNumber } from "../../contract/platform/shared.ts";
import type { Routes } from "../platform/deps.ts";
import { notFound } from "../platform/errors.ts";
import { isNotModified } from "../platform/etag.ts";
import { writeKept } from "../platform/http/kept-answer.ts";
import { negotiateFormat } from "../platform/photos/photo.formats.ts";
import { findPublicPhotoKey } from "../platform/photos/photo.queries.ts";
import type { PhotoStore } from "../platform/photos/photo.store.ts";
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

/**
 * Answers with the pictures that are in memory, before anything else is done about the request, as kept pages are
 * (docs/decisions/0010): who asks does not matter. Registered before the actor of a request is looked up.
 */
export function servePhotosInMemory(app: FastifyInstance, photoStore: PhotoStore): void {
  const variants = variantsOf(photoStore);
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.url.startsWith("/photos/")) return done();
    const [, id, width] = (request.method === "GET" && PICTURE.exec(request.url)) || [];
    if (id === undefined) return done();
    const format = negotiateFormat(request.headers.accept);
    const file = variants.inMemory({ id: Number(id), width: Number(width) as PhotoWidth, format });
    if (!file) return done();
    const bodyHeaders = { "content-type": `image/${format}` };
    writeKept({ bytes: file.bytes, headers: headersOf(file), bodyHeaders }, request, reply);
  });
}

/** Other sites may show a picture, as a feed tells them to (docs/decisions/0093); they cannot read it. */
const headersOf = ({ etag }: PhotoFile) => ({
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=31536000, immutable",
  vary: "Accept",
  etag,
});

function send({ format }: VariantRequest, file: PhotoFile, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, etag } = file;
  reply.headers(headersOf(file));
  if (isNotModified(etag, request)) return reply.code(304).send();
  return reply.type(`image/${format}`).send(bytes);
}
