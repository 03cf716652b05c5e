import { sql } from "kysely";
import type { Waiting } from "../../contract/outreach/morning-and-search.ts";
import { MORNING_ARRANGEMENTS } from "../../contract/platform/morning-item.ts";
import { instant } from "../base/clock.ts";
import type { Context } from "../database/context.ts";
import { rowsOf } from "../database/rows-of.ts";
import { type AreaSources, MORNING_LIMIT } from "../parts/sources/sources.ts";
import { unreadMessages } from "./messages/message.queries.ts";

/** How much of a message is sent: more than the two lines to which the screen truncates it. */
const MESSAGE_START = 300;

/** Messages that nobody has answered or closed, the oldest first. Of a closed account nobody can be answered. */
async function messagesToAnswer({ db }: Context): Promise<Waiting["message"][]> {
  const rows = await rowsOf(
    db,
    sql<Waiting["message"]>`
      select id, name, left(message, ${MESSAGE_START}) as start, created_at as "sentAt" from contact_messages
      where answered_at is null and closed_at is null and email <> '' order by created_at, id limit ${MORNING_LIMIT}`,
  );
  return rows.map((row) => ({ ...row, sentAt: instant(row.sentAt) }));
}

export const OUTREACH_SOURCES = {
  counts: {
    unreadMessages: () => sql`(${unreadMessages})`,
    news: () => sql`(select count(*) from news)`,
  },
  morning: {
    message: {
      permission: "messages.answer",
      find: messagesToAnswer,
      actions: { answered: "messages.answer" },
      arrangements: MORNING_ARRANGEMENTS,
    },
  },
} satisfies AreaSources<Waiting>;
