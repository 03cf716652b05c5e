import { shelterTextCalls } from "../../../contract/platform/shelter-texts.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { notFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { requireSeenVersions, seenVersions } from "../../platform/http/if-match.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { type EditableText, editableTexts } from "../../platform/shelter/editable-texts.ts";
import { checkChange } from "../../platform/shelter/text.check.ts";
import { lastSaves, savesOf } from "../../platform/shelter/text.queries.ts";
import type { WithPages } from "../../site/renderer.ts";
import { changeText, resetText } from "./text.commands.ts";
import { presentText } from "./text.present.ts";
import { previewText } from "./text.preview.ts";

/** @throws HttpProblem 404 */
function textOf({ key }: { key: string }): EditableText {
  const text = editableTexts().get(key);
  if (!text) throw notFound(recordTexts().shelterTexts.notFound);
  return text;
}

async function listTexts(db: Db) {
  const saves = new Map((await lastSaves(db)).map((save) => [save.key, save]));
  return { items: [...editableTexts().values()].map((text) => presentText(text, saves.get(text.key))) };
}

/** The shelter's own words of pages, letters and the contract, for admins (rules §12). */
export const shelterTextRoutes: Routes<WithPages> = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db } = deps;
  serveCalls(app, "shelter", shelterTextCalls, {
    "GET /shelter/texts": allow("shelter.write", () => listTexts(db)),
    "PUT /shelter/texts/:key": inContext("shelter.write", async (context, request, reply) => {
      const text = textOf(request.params);
      await changeText(context, text, request.body, requireSeenVersions(request));
      const answer = presentText(text, (await lastSaves(db, text.key))[0]);
      reply.header("etag", `"${answer.version}"`);
      return answer;
    }),
    "DELETE /shelter/texts/:key": inContext("shelter.write", (context, request) =>
      resetText(context, textOf(request.params), seenVersions(request) ?? new Set(["*"])),
    ),
    "GET /shelter/texts/:key/history": allow("shelter.write", async ({ params }) => ({
      items: await savesOf(db, textOf(params).key),
    })),
    "POST /shelter/texts/:key/preview": allow("shelter.write", async (request, reply) => {
      const { language = request.language, ...change } = request.body;
      const text = textOf(request.params);
      const { type, content } = await previewText(deps, text, checkChange(text, change), language);
      return reply.type(type).send(content);
    }),
  });
};
