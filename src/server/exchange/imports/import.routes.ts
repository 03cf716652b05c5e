import { importCalls } from "../../../contract/exchange/imports.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import {
  addImport,
  cancelImport,
  configureImport,
  forgetImport,
  type ImportContext,
  pauseImport,
  startCheck,
  startRun,
  startUndo,
} from "./import.commands.ts";
import { problemsFile } from "./import.problems.ts";
import { listImports, readImport } from "./import.queries.ts";
import { readImportRows } from "./import.rows.ts";
import { acceptForms, dropSent, IMPORT_BODY, readImportForm, refusalOf, sentImport } from "./import.upload.ts";
import { applyMapping, listMappings, saveMapping } from "./import-mapping.commands.ts";

const permission = "imports.manage";

/** Bringing in the past of a shelter (rules §17). */
export const importRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  await acceptForms(app);

  /** A call that does something with one import and answers with it. */
  const doing = (work: (context: ImportContext, id: number) => Promise<void>) =>
    ({
      permission,
      async handler(request: Parameters<typeof contextOf>[1] & { params: { id: number } }) {
        const context = contextOf(deps, request);
        await work(context, request.params.id);
        return readImport(context, request.params.id);
      },
    }) as const;

  serveCalls(app, "imports", importCalls, {
    "POST /imports": inContext(
      { permission, config: { isStreamed: true }, bodyLimit: IMPORT_BODY, preValidation: readImportForm },
      async (context, request) => {
        try {
          const { name, file } = sentImport(request);
          const id = await addImport(context, { path: file.path, bytes: file.bytes, name });
          return await readImport(context, id);
        } catch (error) {
          throw refusalOf(error);
        } finally {
          await dropSent(request);
        }
      },
    ),
    "GET /imports": allow(permission, ({ query }) => listImports(deps, query)),
    "GET /imports/:id": allow(permission, ({ params }) => readImport(deps, params.id)),
    "PUT /imports/:id": inContext(permission, async (context, { params, body }) => {
      await configureImport(context, params.id, body);
      return readImport(context, params.id);
    }),
    "POST /imports/:id/check": doing((context, id) => startCheck(context, id)),
    "POST /imports/:id/run": doing((context, id) => startRun(context, id)),
    "POST /imports/:id/pause": doing(pauseImport),
    "POST /imports/:id/cancel": doing(cancelImport),
    "POST /imports/:id/undo": doing((context, id) => startUndo(context, id)),
    "DELETE /imports/:id": onRecord(permission, forgetImport),
    "GET /imports/:id/rows": allow(permission, ({ params, query }) => readImportRows(deps, params.id, query)),
    "GET /imports/:id/problems.csv": allow(permission, async ({ params }, reply) => {
      const file = await problemsFile(deps, params.id);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="problems-${params.id}.csv"`)
        .send(file);
    }),
    "GET /imports/:id/mappings": inContext(permission, async (context, { params }) => ({
      items: await listMappings(context, params.id),
    })),
    "POST /imports/:id/mappings": inContext(permission, (context, { params, body }) =>
      saveMapping(context, params.id, body.name),
    ),
    "POST /imports/:id/mappings/:mappingId/use": inContext(
      permission,
      async (context, { params: { id, mappingId } }) => {
        await applyMapping(context, id, mappingId);
        return readImport(context, id);
      },
    ),
  });
};
