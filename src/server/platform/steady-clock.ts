import { sql } from "kysely";
import { z } from "zod";
import { type Clock, DAY_MS } from "../base/clock.ts";
import { inTransaction, type System } from "../database/context.ts";
import { saveFact } from "../database/installation.commands.ts";
import { findFact } from "../database/installation.queries.ts";
import type { Db } from "../database/pool.ts";

/** The latest time that a server has seen, and, while its clock is in doubt, from where to where it jumped. */
const CLOCK = "clock";
/** A clock that jumps further than this is in doubt, until it has gone on evenly for as long. */
const JUMP_MS = 2 * DAY_MS;

/** For comparisons with the times of files, which come from the machine's clock as well. */
export const MACHINE_CLOCK: Clock = { now: () => new Date(), zone: "UTC" };

const Jump = z.object({ from: z.coerce.date(), to: z.coerce.date() });
/** Between which times nothing happened here: the server was off, or its clock is wrong. */
export type ClockJump = z.infer<typeof Jump>;

type Seen = { latest: Date; jump: ClockJump | undefined };

/** What is known of the clock at this moment, after what was known before. */
function look({ latest, jump }: Seen, now: Date): Seen {
  if (now.getTime() - latest.getTime() > JUMP_MS) return { latest: now, jump: { from: jump?.from ?? latest, to: now } };
  if (!jump) return { latest: now, jump };
  const isSetRight = now.getTime() - jump.from.getTime() <= JUMP_MS;
  const isEven = now.getTime() - jump.to.getTime() >= JUMP_MS;
  return { latest: now, jump: isSetRight || isEven ? undefined : jump };
}

async function readSeen(db: Db): Promise<Seen | undefined> {
  const fact = await findFact(db, CLOCK);
  return fact && { latest: fact.at, jump: Jump.safeParse(JSON.parse(fact.value)).data };
}

/** Before anybody has looked at the clock, the last thing that somebody did says where it stood. */
async function latestEntry(db: Db): Promise<Seen | undefined> {
  const last = await db.selectFrom("audit_log").select("at").orderBy("id", "desc").limit(1).executeTakeFirst();
  return last && { latest: last.at, jump: undefined };
}

/**
 * Whether the clock may be believed. Everything that deletes by date asks this first: a clock that was wrong for a minute
 * must not delete years, so one that is more than two days after the latest time here is in doubt until
 * it has gone on evenly for two days, or is set back. Nothing is lost by waiting: what is over is not valid in any case.
 */
export function mayDeleteByDate(system: System): Promise<boolean> {
  return inTransaction(system, async ({ db: tx, clock }) => {
    await sql`select from installation where key = ${CLOCK} for update`.execute(tx);
    const now = clock.now();
    const seen = look((await readSeen(tx)) ?? (await latestEntry(tx)) ?? { latest: now, jump: undefined }, now);
    await saveFact(tx, CLOCK, { value: JSON.stringify(seen.jump ?? {}), at: seen.latest });
    return seen.jump === undefined;
  });
}

/** The jump for which nothing is deleted now, for the status screen. */
export async function presentJump({ db, clock }: System): Promise<ClockJump | undefined> {
  const seen = await readSeen(db);
  return seen && look(seen, clock.now()).jump;
}
