import { Readable } from "node:stream";
import { exportCalls } from "../../../contract/exchange/exports.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Routes } from "../../platform/deps.ts";
import { orNotFound } from "../../platform/errors.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { downloadExport, startExport } from "./export.commands.ts";
import { findExport, latestExports, presentExport } from "./export.row.ts";

const permission = "exports.manage";

/** Taking along everything about the animals (rules §18). */
export const exportRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "exports", exportCalls, {
    "POST /export": {
      permission,
      // A program that has just signed in has nothing to say.
      preValidation: async (request) => {
        request.body ??= {};
      },
      handler: (request) => startExport(contextOf(deps, request), request.ip, request.body),
    },
    "GET /export": {
      permission,
      handler: async () => {
        const now = deps.clock.now();
        return { items: (await latestExports(deps.db)).map((row) => presentExport(row, now)) };
      },
    },
    "GET /export/:id": {
      permission,
      handler: async ({ params }) =>
        presentExport(
          orNotFound(await findExport(deps.db, params.id), recordTexts().dataExport.notFound),
          deps.clock.now(),
        ),
    },
    "GET /export/:id/file": {
      permission,
      async handler(request, reply) {
        const { bytes, size, name } = await downloadExport(contextOf(deps, request), request.params.id);
        return reply
          .type("application/zip")
          .header("content-length", size)
          .header("content-disposition", `attachment; filename="${name}"`)
          .header("cache-control", "private, no-store")
          .send(Readable.from(bytes, { objectMode: false }));
      },
    },
  });
