import { shelter } from "../../../contract/platform/shelter.ts";
import { languageOf } from "../../../contract/texts/language.ts";
import { readAdmins } from "../../accounts/admins.queries.ts";
import type { Db } from "../../database/pool.ts";
import { composeLetter } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

/** Writes to every admin that somebody takes all data along: a stolen session could do that, too. */
export async function tellAdmins(tx: Db, { by, publicUrl }: { by: string; publicUrl: string }): Promise<void> {
  for (const { accountId, email, language } of await readAdmins(tx)) {
    const letter = composeLetter(languageOf(language), () => {
      const { subject, text, stranger, button } = serverTexts().dataExport.letter;
      return {
        to: email,
        subject,
        greeting: serverTexts().letters.frame.hello,
        paragraphs: [text(by, shelter().name), stranger],
        action: { text: button, url: `${publicUrl}/admin/import/export` },
      };
    });
    await queueLetter(tx, { ...letter, accountId });
  }
}
