import swagger from "@fastify/swagger";
import fastify, { type FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Permission } from "../../base/policy.ts";

const PERMISSION: Permission = "documentation.read";
const VIEWER = "/api/docs";

/** Schemas by name. */
type SchemaRegistry = typeof z.globalRegistry;

/**
 * A copy of the registry of named schemas. Must be taken before the pages are loaded: their bundle registers copies of
 * some schemas under the same names, and the document cannot be made from both.
 */
export const namedSchemas = (): SchemaRegistry =>
  Object.assign(Object.create(z.globalRegistry), { _idmap: new Map(z.globalRegistry._idmap) });

/** Serves the OpenAPI 3.1 document, made from the schemas, at `/api/openapi.json`, and a viewer at `/api/docs` (rules §1). */
export async function serveDocumentation(app: FastifyInstance, schemaRegistry: SchemaRegistry): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Animal Shelter",
        version: "1.0.0",
        description:
          "Every call of the animal shelter. Browsers sign in with a cookie, and their writes bring the value of the XSRF-TOKEN cookie in X-XSRF-TOKEN. Other programs send a token instead: see docs/api.md.",
      },
      components: {
        securitySchemes: {
          token: {
            type: "http",
            scheme: "bearer",
            description: "The token of a program, which an admin makes under Settings, Programs.",
          },
          session: { type: "apiKey", in: "cookie", name: "session", description: "The cookie of POST /auth/login." },
        },
      },
      security: [{ token: [] }, { session: [] }, {}],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, permission: PERMISSION };
    });
    scope.get("/api/openapi.json", { schema: { hide: true } }, async () => sorted(app.swagger()));
    let viewer: Promise<FastifyInstance> | undefined;
    for (const url of [VIEWER, `${VIEWER}/`, `${VIEWER}/js/scalar.js`]) {
      scope.get(url, { schema: { hide: true } }, async (request, reply) => {
        viewer ??= openViewer();
        const { statusCode, headers, rawPayload } = await (await viewer).inject(request.url);
        for (const name of ["content-type", "location"]) if (headers[name]) reply.header(name, headers[name]);
        return reply.code(statusCode).send(rawPayload);
      });
    }
  });
}

/** The same document, its paths in the order of their names: it does not depend on which area is registered first. */
const sorted = <Doc extends { paths?: object }>({ paths = {}, ...document }: Doc) => ({
  ...document,
  paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
});

/** The viewer, when somebody first opens it: its four megabytes took a tenth of the time of each start. */
async function openViewer(): Promise<FastifyInstance> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = fastify();
  await app.register(scalar, {
    routePrefix: VIEWER,
    configuration: { url: "/api/openapi.json", telemetry: false, withDefaultFonts: false },
  });
  return app;
}
