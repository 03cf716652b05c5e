import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";

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
      globIgnore: ["**/*.br", "**/*.gz"],
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/");
        reply.header("cache-control", isHashed ? IMMUTABLE : ONE_DAY);
      },
    });
  };
