import { type LinkPurpose, type OutboxLetter, outboxCalls } from "../../../contract/platform/outbox.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { conflict, notFound, orNotFound } from "../../platform/errors.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { requeueLetter } from "../../platform/mail/letter.commands.ts";
import { fillLink } from "../../platform/mail/letter.links.ts";
import { findLetter, listLetters, waitingLetter } from "../../platform/mail/letter.queries.ts";
import { pageOrWhole } from "../../platform/records/whole-list.ts";

/** The links that admins may pass on. */
const CONFIRMING: readonly LinkPurpose[] = ["confirm email", "confirm newsletter", "confirm search"];

/** The letters that the product writes, for admins (rules §6, §11). */
export const outboxRoutes: Routes = (deps) => async (app) => {
  const { db, clock, settings, signingKey } = deps;

  /** Without a mail server admins pass on links that confirm something. All other links stay hidden from them. */
  async function withConfirmation(letter: OutboxLetter): Promise<OutboxLetter> {
    if (settings.smtpUrl !== undefined || letter.link === null || !CONFIRMING.includes(letter.link)) return letter;
    const waiting = await waitingLetter(db, letter.id);
    const filled = waiting && (await fillLink({ db, clock, signingKey }, waiting));
    return filled ? { ...letter, text: filled.text, html: filled.html } : letter;
  }

  serveCalls(app, "outbox", outboxCalls, {
    "GET /outbox": {
      permission: "outbox.read",
      config: { auditedList: "letter" },
      handler: ({ query, actor }) => pageOrWhole({ db, actor }, query, listLetters),
    },
    "GET /outbox/:id": {
      permission: "outbox.read",
      async handler(request) {
        const letter = orNotFound(await findLetter(db, request.params.id), recordTexts().outbox.notFound);
        const shown = await withConfirmation(letter);
        const details = shown.text === letter.text ? {} : { link: letter.link };
        await audit(contextOf(deps, request), "read", { subject: "letter", id: letter.id, details });
        return shown;
      },
    },
    "POST /outbox/:id/retry": {
      permission: "outbox.retry",
      async handler(request) {
        const { id } = request.params;
        await audited(contextOf(deps, request), "send again", { subject: "letter", id }, async ({ db: tx }) => {
          const found = await requeueLetter(tx, id);
          if (found === "not there") throw notFound(recordTexts().outbox.notFound);
          if (found === "not given up") throw conflict(recordTexts().outbox.notGivenUp);
        });
        return orNotFound(await findLetter(db, id), recordTexts().outbox.notFound);
      },
    },
  });
};
