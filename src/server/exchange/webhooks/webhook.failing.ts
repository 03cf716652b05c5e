import { languageOf } from "../../../contract/texts/language.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { composeLetter } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

/** What waits for a webhook that is switched off is not sent by itself any more. */
export async function giveUpWaiting(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_try_at: null, problem: "off" })
    .where("webhook_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Switches a webhook off to which nothing arrives, and tells whoever made it. */
export async function switchOff(
  { db: tx, clock, publicUrl }: System & { publicUrl: string },
  id: number,
  reason: "failed" | "gone",
): Promise<void> {
  const hook = await tx
    .updateTable("webhooks")
    .set({ off_at: clock.now(), off_reason: reason })
    .where("id", "=", id)
    .where("off_at", "is", null)
    .returning(["url", "account_id"])
    .executeTakeFirst();
  if (!hook) return;
  await giveUpWaiting(tx, id);
  const maker = await tx
    .selectFrom("accounts as a")
    .innerJoin("employees as e", "e.account_id", "a.id")
    .where("a.id", "=", hook.account_id)
    .where("e.archived_at", "is", null)
    .select(["a.email", "a.language", "e.name"])
    .executeTakeFirst();
  if (!maker) return;
  const letter = composeLetter(languageOf(maker.language), () => {
    const { frame, webhookOff } = serverTexts().letters;
    return {
      to: maker.email,
      subject: webhookOff.subject,
      greeting: frame.dear(maker.name),
      paragraphs: [webhookOff[reason](hook.url), webhookOff.next],
      action: { text: webhookOff.button, url: `${publicUrl}/admin/programs/webhook/${id}` },
    };
  });
  await queueLetter(tx, { ...letter, accountId: hook.account_id });
}
