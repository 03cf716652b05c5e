import swagger from "@fastify/swagger";
import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Permission } from "../policy.ts";

const PERMISSION: Permission = "documentation.read";

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
          "Every call of the animal shelter. Writes bring the value of the XSRF-TOKEN cookie in X-XSRF-TOKEN.",
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, permission: PERMISSION };
    });
    scope.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
    await scope.register(scalar, {
      routePrefix: "/api/docs",
      configuration: { url: "/api/openapi.json", telemetry: false, withDefaultFonts: false },
    });
  });
}
