import { type LinkPurpose, type OutboxLetter, outboxCalls } from "../../../contract/platform/outbox.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, notFound, orNotFound } from "../../base/errors.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { requeueLetter } from "../../platform/mail/letter.commands.ts";
import { fillLink } from "../../platform/mail/letter.links.ts";
import { findLetter, listLetters, waitingLetter } from "../../platform/mail/letter.queries.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";

/** The links that admins may pass on. */
const CONFIRMING: readonly LinkPurpose[] = ["confirm email", "confirm newsletter", "confirm search"];

/** The letters that the product writes, for admins (rules §6, §11). */
export const outboxRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const { db, clock, settings, signingKey } = deps;

  /** Without a mail server admins pass on links that confirm something. All other links stay hidden from them. */
  async function withConfirmation(letter: OutboxLetter): Promise<OutboxLetter> {
    if (settings.smtpUrl !== undefined || letter.link === null || !CONFIRMING.includes(letter.link)) return letter;
    const waiting = await waitingLetter(db, letter.id);
    const filled = waiting && (await fillLink({ db, clock, signingKey }, waiting));
    return filled ? { ...letter, text: filled.text, html: filled.html } : letter;
  }

  serveCalls(app, "outbox", outboxCalls, {
    "GET /outbox": allow({ permission: "outbox.read", config: { auditedList: "letter" } }, ({ query, actor }) =>
      pageOrWhole({ db, actor }, query, listLetters),
    ),
    "GET /outbox/:id": inContext("outbox.read", async (context, { params }) => {
      const letter = orNotFound(await findLetter(db, params.id), recordTexts().outbox.notFound);
      const shown = await withConfirmation(letter);
      const details = shown.text === letter.text ? {} : { link: letter.link };
      await audit(context, "read", { subject: "letter", id: letter.id, details });
      return shown;
    }),
    "POST /outbox/:id/retry": inContext("outbox.retry", async (context, { params: { id } }) => {
      await audited(context, "send again", { subject: "letter", id }, async ({ db: tx }) => {
        const found = await requeueLetter(tx, id);
        if (found === "not there") throw notFound(recordTexts().outbox.notFound);
        if (found === "not given up") throw conflict(recordTexts().outbox.notGivenUp);
      });
      return orNotFound(await findLetter(db, id), recordTexts().outbox.notFound);
    }),
  });
};
