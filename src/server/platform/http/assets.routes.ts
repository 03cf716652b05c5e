import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { EMBED_PATH } from "../../../contract/platform/feed-paths.ts";
import type { Deps } from "../deps.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";
/** The script that other sites load: they are shown a new version soon. */
const EMBEDDED = { "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" };

/** The built files. Those under `/assets/` have a hash of their content in their name and never change. */
export const assetRoutes =
  ({ assetsDir }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRoute", (route) => {
      route.config = { ...route.config, permission: "assets.read", cookies: "never" };
      route.schema = { ...route.schema, hide: true };
    });
    await app.register(fastifyStatic, {
      root: assetsDir,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["assets/**", "**/*.br", "**/*.gz"],
      setHeaders: (reply, sent) => {
        // A file that is sent compressed is another file.
        const path = sent.replace(/\.(br|gz)$/, "");
        if (path.endsWith(EMBED_PATH)) return void reply.headers(EMBEDDED);
        const isHashed = path.includes("/assets/");
        const isWorker = path.endsWith("/sw.js");
        reply.header("cache-control", isHashed ? IMMUTABLE : isWorker ? "no-cache" : ONE_DAY);
      },
    });
    // Hundreds of files share one route: with one each, building the application took half as long again.
    // The documents of the permissions are written without a build.
    const names = await readdir(join(assetsDir, "assets")).catch(() => []);
    const hashed = new Set(names.filter((name) => !/\.(br|gz)$/.test(name)));
    app.route<{ Params: { file: string } }>({
      method: ["HEAD", "GET"],
      url: "/assets/:file",
      handler: ({ params: { file } }, reply) =>
        hashed.has(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound(),
    });
  };
