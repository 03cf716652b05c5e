import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type {
  MessageAction,
  MessageState,
  ReceivedMessage,
  ReceivedMessageQuery,
} from "../../../contract/outreach/messages.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { SignedIn } from "../../base/actor.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import { type Permission, permitted } from "../../base/policy.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabetical, descending, orderBy, orderOf } from "../../database/sorting.ts";
import { sendersLanguage } from "./message.letters.ts";

const allMessages = (db: Db) => db.selectFrom("contact_messages as m");

/** SQL for the name of an employee. @param account the column of their account's id */
const fullNameOf = (account: string) =>
  sql<string | null>`(select e.name || ' ' || e.surname from employees as e where e.account_id = ${sql.ref(account)})`;

/**
 * SQL for whether the message `m` was sent with the confirmed address of the account that was signed in. It does not use
 * `exists`, for which PostgreSQL may read all accounts into a hash table.
 */
export const isConfirmedSender = sql<boolean>`coalesce((select a.email_confirmed_at is not null
  and email_key(a.email) = email_key(m.email) from accounts as a where a.id = m.account_id), false)`;

const withColumns = (messages: ReturnType<typeof allMessages>) =>
  messages
    .select(["m.id", "m.name", "m.email", "m.message", "m.created_at", "m.read_at", "m.answered_at"])
    .select(["m.closed_at", isConfirmedSender.as("isConfirmed")])
    .select(fullNameOf("m.closed_by").as("closedBy"))
    .select(fullNameOf("m.answered_by").as("answeredBy"))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("contact_replies as r")
          .whereRef("r.message_id", "=", "m.id")
          .select(["r.id", "r.text", "r.sent_at as sentAt", fullNameOf("r.sent_by").as("sentBy")])
          .orderBy("r.id"),
      ).as("replies"),
    );

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>["executeTakeFirstOrThrow"]>>;

function stateOf({
  read_at,
  answered_at,
  closed_at,
}: Pick<Row, "read_at" | "answered_at" | "closed_at">): MessageState {
  if (closed_at !== null) return "closed";
  if (answered_at !== null) return "answered";
  return read_at === null ? "new" : "read";
}

const PERMISSIONS = {
  reply: "messages.answer",
  answered: "messages.answer",
  "not-answered": "messages.answer",
  close: "messages.answer",
  reopen: "messages.answer",
  delete: "messages.delete",
} as const satisfies Record<MessageAction, Permission>;

/** The actions of this person with a message now; the browser draws its buttons from them (rules §2). */
function actionsFor(actor: SignedIn, state: MessageState, { email, answered_at }: Row): MessageAction[] {
  const isClosed = state === "closed";
  const possible: Record<MessageAction, boolean> = {
    reply: email !== "",
    answered: !isClosed && answered_at === null,
    "not-answered": !isClosed && answered_at !== null,
    close: !isClosed,
    reopen: isClosed,
    delete: true,
  };
  return permitted(actor, PERMISSIONS).filter((action) => possible[action]);
}

function present(actor: SignedIn, found: Row): ReceivedMessage {
  const { created_at, read_at, answered_at, closed_at, replies, ...row } = found;
  const state = stateOf(found);
  return {
    ...row,
    replies: replies.map((reply) => ({ ...reply, sentAt: instant(reply.sentAt) })),
    closedAt: instantOrNull(closed_at),
    state,
    createdAt: instant(created_at),
    readAt: instantOrNull(read_at),
    answeredAt: instantOrNull(answered_at),
    actions: actionsFor(actor, state, found),
  };
}

/** One message, or undefined. */
export async function findMessage(db: Db, actor: SignedIn, id: number): Promise<ReceivedMessage | undefined> {
  const row = await withColumns(allMessages(db)).where("m.id", "=", id).executeTakeFirst();
  return row && present(actor, row);
}

/** The language in which the sender of a message reads the reply. @throws HttpProblem 404 */
export async function languageOfSender(db: Db, id: number): Promise<Language> {
  const row = await allMessages(db).where("m.id", "=", id).select("m.language").executeTakeFirst();
  return sendersLanguage(orNotFound(row, recordTexts().messages.notFound).language);
}

/** The condition for each state, written like the conditions of the indexes. */
const STATE_CONDITIONS: Readonly<Record<MessageState, ReturnType<typeof sql<boolean>>>> = {
  new: sql<boolean>`m.read_at is null`,
  read: sql<boolean>`m.read_at is not null and m.answered_at is null and m.closed_at is null`,
  answered: sql<boolean>`m.answered_at is not null and m.closed_at is null`,
  closed: sql<boolean>`m.closed_at is not null`,
};

const SORTS = {
  name: alphabetical("m.name"),
  email: sql`lower(m.email)`,
  message: alphabetical("m.message"),
  createdAt: sql`m.created_at`,
  state: sql`case when m.closed_at is not null then 3 else (m.read_at is not null)::int + (m.answered_at is not null)::int end`,
};

/** One page of messages, newest first unless sorted otherwise. @param query.q part of the name, the address or the text */
export async function listMessages(
  db: Db,
  actor: SignedIn,
  query: ReceivedMessageQuery,
): Promise<PageOf<ReceivedMessage>> {
  const { q, state, sort } = query;
  const found = allMessages(db)
    .$if(Boolean(q), (all) => all.where(contains(sql.ref("m.words_folded"), q ?? "")))
    .$if(state !== undefined, (all) => all.where(STATE_CONDITIONS[state ?? "new"]));
  const order = orderOf(sort, SORTS, sql`m.id`, orderBy(descending(sql`m.created_at`), descending(sql`m.id`)));
  const page = await pageOf(db, found, (all) => withColumns(all).orderBy(order.forward), query);
  return { ...page, items: page.items.map((row) => present(actor, row)) };
}

/** SQL for the number of unread messages. */
export const unreadMessages = sql<number>`select count(*) from contact_messages where read_at is null`;
