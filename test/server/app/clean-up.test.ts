import { expect, test, vi } from "vitest";
import { createLink } from "../../../src/server/accounts/account.links.ts";
import { startScheduledWork } from "../../../src/server/app/start/scheduled-work.ts";
import { startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { sendJob } from "../../../src/server/platform/background/queues.ts";
import { queueLetter } from "../../../src/server/platform/mail/letter.queue.ts";
import { startApp } from "../support/app.ts";
import { aUser } from "../support/people.ts";

test("every hour, what has had its time is deleted, and nothing else", async () => {
  const shelter = await startApp();
  const { db, clock, pool } = shelter;
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const failures = [14, 16].map((minutes) => ({ kind: "failed login", address: `${minutes}`, at: ago(minutes) }));
  await db.insertInto("limited_uses").values(failures).execute();
  const uses = [59, 61].map((minutes) => ({ kind: "sign up", address: `${minutes}`, at: ago(minutes) }));
  await db.insertInto("limited_uses").values(uses).execute();
  const { accountId } = await aUser(shelter);
  const asked = { accountId, purpose: "reset password", email: null } as const;
  const [oldLink, youngLink, linkOfLetter] = [
    await createLink(db, { ...asked, now: ago(72 * 60 + 1) }),
    await createLink(db, { ...asked, now: ago(59) }),
    await createLink(db, { ...asked, now: ago(72 * 60 + 1) }),
  ];
  const tokens = [oldLink, youngLink, linkOfLetter].map((link_id, n) => ({ link_id, token_hash: Buffer.from([n]) }));
  await db.insertInto("letter_link_tokens").values(tokens).execute();
  const letter = { to: "jan@person.test", subject: "Choose a new password", text: "", html: "" };
  await queueLetter(db, { ...letter, linkId: linkOfLetter });
  const jobs = await startBackgroundJobs(shelter.where, () => {});
  try {
    const { settings } = shelter.deps;
    await startScheduledWork({ db, clock, jobs, settings, publicUrl: "http://shelter.test", signingKey: "a key" });
    const { rows } = await pool.query("select cron from pgboss.schedule where name = 'clean-up'");
    expect(rows).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
    await sendJob(db, "clean-up", 1);
    await vi.waitFor(
      async () => {
        const counted = await db.selectFrom("limited_uses").select("address").orderBy("address").execute();
        expect(counted).toEqual([{ address: "14" }, { address: "59" }]);
        const links = await db.selectFrom("letter_links").select("id").orderBy("id").execute();
        expect(links.map(({ id }) => id)).toEqual([youngLink, linkOfLetter]);
        expect(await db.selectFrom("letter_link_tokens").select("link_id").execute()).toEqual([{ link_id: youngLink }]);
      },
      { timeout: 30_000 },
    );
  } finally {
    await jobs.stop();
    await shelter.close();
  }
});
