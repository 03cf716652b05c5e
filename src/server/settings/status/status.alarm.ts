import { z } from "zod";
import { offeredLanguage } from "../../../contract/platform/shelter.ts";
import { STATUS_PARTS, type Status, type StatusPart } from "../../../contract/settings/status.ts";
import { languageOf } from "../../../contract/texts/language.ts";
import { readAdmins } from "../../accounts/admins.queries.ts";
import { DAY_MS, HOUR_MS } from "../../base/clock.ts";
import { inLanguage } from "../../base/language.ts";
import { inTransaction } from "../../database/context.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import { saveFact } from "../../database/installation.commands.ts";
import { findFact } from "../../database/installation.queries.ts";
import type { ScheduleParts } from "../../parts/area-work.ts";
import { composeLetter } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";
import { readStatus } from "./status.reading.ts";

/** What admins were told of. */
const TOLD = "told of status";
/** How long a part must be wrong before anybody is told: a short fault mends itself. */
const WAIT_MS: Readonly<Record<StatusPart, number>> = {
  database: HOUR_MS / 4,
  disk: 0,
  clock: 0,
  mail: HOUR_MS,
  jobs: 0,
  backup: DAY_MS,
  restore: 30 * DAY_MS,
  version: 0,
};
/** What is still wrong is said again after this long. */
const AGAIN_MS = 7 * DAY_MS;

/** Since when a part is wrong, and when admins were told; in milliseconds. */
const Told = z.partialRecord(z.enum(STATUS_PARTS), z.object({ since: z.number(), toldAt: z.number().nullable() }));
type Told = z.infer<typeof Told>;

/** What a look at the status leads to: what is remembered, and of which parts a letter tells. */
type Step = { told: Told; wrong: StatusPart[]; well: StatusPart[] };

/** @param before what was remembered @param now in milliseconds @returns the next step; a letter names all parts that are due together */
export function nextStep(before: Told, status: Pick<Status[StatusPart], "ok">[], now: number): Step {
  const step: Step = { told: {}, wrong: [], well: [] };
  for (const [index, part] of STATUS_PARTS.entries()) {
    const known = before[part];
    if (status[index]?.ok) {
      if (known?.toldAt) step.well.push(part);
      continue;
    }
    const { since, toldAt } = known ?? { since: now, toldAt: null };
    const isDue = toldAt === null || toldAt > now ? Math.abs(now - since) >= WAIT_MS[part] : now - toldAt >= AGAIN_MS;
    if (isDue) step.wrong.push(part);
    step.told[part] = { since, toldAt: isDue ? now : toldAt };
  }
  return step;
}

/**
 * Tells every admin by letter what is wrong with the server, its letters, jobs or backups, and when it is over. Without a
 * mail server nobody is told, as no letter would leave; nor in a demonstration.
 */
export async function tellOfStatus(work: ScheduleParts): Promise<void> {
  if (work.settings.smtpUrl === undefined || (await isDemonstration(work.db))) return;
  await inTransaction(work, async (within) => {
    const { db: tx, clock } = within;
    await tx.selectFrom("installation").select("key").where("key", "=", TOLD).forUpdate().execute();
    const before = Told.safeParse(JSON.parse((await findFact(tx, TOLD))?.value ?? "{}")).data ?? {};
    const status = await readStatus(within);
    const now = clock.now();
    const step = nextStep(
      before,
      STATUS_PARTS.map((part) => status[part]),
      now.getTime(),
    );
    await saveFact(tx, TOLD, { value: JSON.stringify(step.told), at: now });
    if (step.wrong.length + step.well.length === 0) return;
    for (const admin of await readAdmins(tx)) await writeLetter(within, admin, step);
  });
}

type Admin = Awaited<ReturnType<typeof readAdmins>>[number];

async function writeLetter(work: ScheduleParts, admin: Admin, { wrong, well }: Step): Promise<void> {
  const language = offeredLanguage(languageOf(admin.language));
  const status = await inLanguage(language, () => readStatus(work));
  const url = `${work.publicUrl}/admin/status`;
  const letter = composeLetter(language, () => {
    const { letters, status: words } = serverTexts();
    const sentence = (part: StatusPart) => {
      const { name, text, action } = status[part];
      return `${name}: ${[text, action].filter(Boolean).join(" ")}`;
    };
    const over = well.map((part) => status[part].name).join(", ");
    return {
      to: admin.email,
      subject: wrong.length > 0 ? words.letter.subject(wrong.length) : words.letter.wellSubject,
      greeting: letters.frame.dear(admin.name),
      paragraphs: [
        ...(wrong.length > 0 ? [words.letter.intro, ...wrong.map(sentence)] : []),
        ...(well.length > 0 ? [`${words.letter.well} ${over}.`] : []),
        words.letter.why,
      ],
      action: { text: words.letter.button, url },
    };
  });
  await queueLetter(work.db, { ...letter, accountId: admin.accountId });
}
