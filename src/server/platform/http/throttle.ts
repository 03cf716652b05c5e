import { type SqlBool, sql } from "kysely";
import { emailKey } from "../../../contract/platform/email.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../base/clock.ts";
import { HttpProblem, tooMany } from "../../base/errors.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { serverTexts } from "../../texts/texts.ts";
import { networkOf } from "./network-address.ts";

/** How often something may be done, counted by network address (of IPv6 by its network) or by e-mail. */
type Limit = { by: "address" | "email"; times: number };
type Rule = { withinMs: number; limits: readonly Limit[]; text: () => string };

const hourly = (times: number, text: () => string): Rule => ({
  withinMs: HOUR_MS,
  limits: [{ by: "address", times }],
  text,
});

/** Everything that is limited, with the text of the 429 (rules §2, §11). */
const RULES = {
  "failed login": {
    withinMs: 15 * MINUTE_MS,
    limits: [
      { by: "email", times: 5 },
      { by: "address", times: 20 },
    ],
    text: () => formTexts().accounts.tooManyAttempts,
  },
  "wrong second factor": {
    withinMs: 15 * MINUTE_MS,
    limits: [
      { by: "email", times: 5 },
      { by: "address", times: 20 },
    ],
    text: () => formTexts().accounts.tooManyAttempts,
  },
  // Whoever knows the password could guess on for weeks, five times each quarter of an hour.
  "wrong second factor in a day": {
    withinMs: DAY_MS,
    limits: [{ by: "email", times: 25 }],
    text: () => formTexts().accounts.tooManyAttempts,
  },
  "sign up": hourly(1_000, () => formTexts().users.tooManySignUps),
  "contact message": hourly(5, () => formTexts().messages.tooMany),
  donation: hourly(60, () => formTexts().donations.tooMany),
  "setup code": {
    withinMs: 15 * MINUTE_MS,
    limits: [{ by: "address", times: 5 }],
    text: () => recordTexts().setup.tooMany,
  },
  "test letter": {
    withinMs: HOUR_MS,
    limits: [
      { by: "email", times: 10 },
      // Counted by network address as well, so that an admin cannot write to strangers by changing their own address.
      { by: "address", times: 10 },
    ],
    text: () => recordTexts().firstSteps.tooManyLetters,
  },
  // Programs ask again and again, those of a whole shelter from one address.
  "calendar address": hourly(600, () => serverTexts().refusals.tooManyReads),
  // A press of a button sends something to an address that may be a stranger's.
  "webhook by hand": hourly(60, () => serverTexts().refusals.programs.tooManySent),
  newsletter: hourly(100, () => formTexts().newsletters.tooMany),
  "saved search": hourly(30, () => formTexts().savedSearches.tooMany),
  // The visitor does not learn about this limit (saved-searches/saved-search.commands.ts).
  "letter about a search": {
    withinMs: DAY_MS,
    limits: [{ by: "email", times: 5 }],
    text: () => formTexts().savedSearches.tooMany,
  },
  // Ten costly hashes each.
  "recovery codes": {
    withinMs: DAY_MS,
    limits: [{ by: "email", times: 5 }],
    text: () => formTexts().accounts.tooManyAttempts,
  },
  // Of each kind (mail/letter.limits.ts).
  letter: {
    withinMs: DAY_MS,
    limits: [{ by: "email", times: 5 }],
    text: () => formTexts().accounts.tooManyConfirmations,
  },
} as const satisfies Record<string, Rule>;

/**
 * One use of what is limited.
 * @property of what is counted apart from the others of its kind
 * @property address left out where only mailboxes are counted
 * @property email in upper or lower case; left out where only network addresses are counted
 */
export type Use = { kind: keyof typeof RULES; of?: string; address?: string; email?: string };

type Counted = { kind: string; address: string; email: string; since: Date; until: Date };

const countedKind = ({ kind, of }: Use): string => (of === undefined ? kind : `${kind}: ${of}`);

/**
 * Reads for each limit of a kind the oldest use that still counts, if there are as many as it allows. Uses are stored in the
 * database, so all servers count together and a restart changes nothing.
 */
const oldestCounted = (kind: Use["kind"]) =>
  compiledOnce((db, counted: Counted) =>
    db.selectNoFrom(({ selectFrom }) =>
      RULES[kind].limits.map(({ by, times }: Limit) =>
        selectFrom("limited_uses")
          .select("at")
          .where("kind", "=", counted.kind)
          .where(by, "=", by === "email" ? counted.email : counted.address)
          .where("at", ">", counted.since)
          .where("at", "<", counted.until)
          .orderBy("at", "desc")
          .offset(times - 1)
          .limit(1)
          .as(by),
      ),
    ),
  );

const OLDEST = new Map((Object.keys(RULES) as Use["kind"][]).map((kind) => [kind, oldestCounted(kind)]));

const keyOf = ({ address = "", email = "" }: Use, by: Limit["by"]): string =>
  by === "email" ? emailKey(email) : networkOf(address);

/** 429. @property by which count was exceeded: that of the network address or of the e-mail address */
export class Throttled extends HttpProblem {
  readonly by: Limit["by"];
  constructor(by: Limit["by"], message: string, seconds: number) {
    super(429, message, undefined, tooMany(message, seconds).extra);
    this.by = by;
  }
}

/**
 * Checks whether one more use is allowed, before any expensive work is done for it; `countUse` decides.
 * @throws HttpProblem 429 with the seconds to wait until the oldest counted use expires
 */
export async function refuseTooMany({ db, clock }: System, use: Use): Promise<void> {
  const { limits, text, withinMs } = RULES[use.kind];
  const since = clock.now().getTime() - withinMs;
  const [address, email] = [keyOf(use, "address"), keyOf(use, "email")];
  // What a clock that was ahead has counted must not hold anybody off for years.
  const until = new Date(since + 2 * withinMs);
  const counted = { kind: countedKind(use), address, email, since: new Date(since), until };
  const [oldest] = (await OLDEST.get(use.kind)?.(db, counted)) ?? [];
  for (const { by } of limits) {
    const at = oldest?.[by];
    if (at) throw new Throttled(by, text(), Math.max(1, Math.ceil((at.getTime() - since) / 1000)));
  }
}

const lockCounts = compiledOnce(
  (db, { keys }: { keys: string[] }) =>
    db
      .selectFrom(
        sql<{ n: string }>`(select hashtextextended(key, 0) as n from unnest(${keys}::text[]) as key order by 1)`.as(
          "k",
        ),
      )
      .select(sql`pg_advisory_xact_lock(k.n)`.as("locked")),
  "never",
);

/**
 * Locks the counts of this use until the transaction ends, and then checks them again: of many uses at the same time, no
 * more than the limit are allowed.
 * @throws HttpProblem 429
 */
export async function lockUseCounts(context: System, use: Use): Promise<void> {
  const keys = RULES[use.kind].limits.map(({ by }) => `${countedKind(use)} ${by} ${keyOf(use, by)}`);
  // Every transaction takes these locks in the same order, so that there is no deadlock.
  await lockCounts(context.db, { keys });
  await refuseTooMany(context, use);
}

/**
 * Counts one use in the transaction of the work itself, so that rolled back or refused work does not count.
 * @throws HttpProblem 429 with the seconds to wait
 */
export async function countUse(context: System, use: Use): Promise<void> {
  await lockUseCounts(context, use);
  const email = use.email === undefined ? null : keyOf(use, "email");
  const counted = { kind: countedKind(use), address: keyOf(use, "address"), email, at: context.clock.now() };
  await context.db.insertInto("limited_uses").values(counted).execute();
}

const deleteUses = compiledOnce(
  (db, { kind, email }: { kind: string; email: string }) =>
    db.deleteFrom("limited_uses").where("kind", "=", kind).where("email", "=", email),
  "never",
);

/** Resets the count of an e-mail address. */
export async function forgetUses(db: Db, kind: Use["kind"], email: string, of?: string): Promise<void> {
  await deleteUses(db, { kind: countedKind({ kind, ...(of !== undefined && { of }) }), email: emailKey(email) });
}

/** Deletes the uses that are too old to count. */
export async function deleteOldUses(db: Db, now: Date): Promise<void> {
  for (const [kind, { withinMs }] of Object.entries(RULES)) {
    const since = new Date(now.getTime() - withinMs);
    const ofKind = sql<SqlBool>`(kind = ${kind} or starts_with(kind, ${`${kind}: `}))`;
    await db.deleteFrom("limited_uses").where(ofKind).where("at", "<=", since).execute();
  }
}
