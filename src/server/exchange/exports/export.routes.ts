import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { exportCalls } from "../../../contract/exchange/exports.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { downloadExport, requireFile, startExport } from "./export.commands.ts";
import { findExport, latestExports, presentExport } from "./export.row.ts";

const permission = "exports.manage";

/** Taking along everything about the animals (rules §18). */
export const exportRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  serveCalls(app, "exports", exportCalls, {
    "POST /export": inContext(
      {
        permission,
        preValidation: async (request: FastifyRequest) => {
          request.body ??= {};
        },
      },
      (context, { ip, body }) => startExport(context, ip, body),
    ),
    "GET /export": allow(permission, async () => {
      const now = deps.clock.now();
      return { items: (await latestExports(deps.db)).map((row) => presentExport(row, now)) };
    }),
    "GET /export/:id": allow(permission, async ({ params }) =>
      presentExport(
        orNotFound(await findExport(deps.db, params.id), recordTexts().dataExport.notFound),
        deps.clock.now(),
      ),
    ),
    "POST /export/:id/download": inContext(permission, async (context, { params }) =>
      presentExport((await requireFile(context, params.id)).row, context.clock.now()),
    ),
    "GET /export/:id/file": inContext(permission, async (context, { params }, reply) => {
      const { bytes, size, name } = await downloadExport(context, params.id);
      return reply
        .type("application/zip")
        .header("content-length", size)
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "private, no-store")
        .send(Readable.from(bytes, { objectMode: false }));
    }),
  });
};
