import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrate } from "../../../src/server/database/migrate.ts";
import { databaseBefore } from "../support/former-database.ts";

const MIGRATION = "0082-links-of-letters.sql";
const pool = await databaseBefore(MIGRATION);

const TOKEN = "t".repeat(43);
const hash = (token: string) => createHash("sha256").update(token).digest("hex");

test("letters of before lose their tokens, those that wait keep their links, and links in mailboxes go on to work", async () => {
  await pool.query(`
    insert into newsletter_subscribers (email_address, unsubscribe_token, confirmed_at) values
      ('jan@person.test', '${TOKEN}', now()), ('new@person.test', 'n', null);
    insert into search_mailboxes (email_address, language, end_token, created_at) values ('jan@person.test', 'en', '${TOKEN.toUpperCase()}', now());
    insert into saved_searches (mailbox_id, query, language, created_at) values (1, '', 'en', now());
    insert into letters (recipient, subject, text, html, unsubscribe_url, calendar, sent_at) values
      ('', 'sent issue', 'https://s.test/api/newsletters/unsubscribe?token=${TOKEN}', '<a href="https://s.test/api/newsletters/unsubscribe?token=${TOKEN}">', 'https://s.test/api/newsletters/unsubscribe?token=${TOKEN}', null, now()),
      ('', 'waiting issue', '/api/newsletters/unsubscribe?token=${TOKEN}', '', 'https://s.test/api/newsletters/unsubscribe?token=${TOKEN}', null, null),
      ('', 'confirm newsletter', '/api/newsletters/confirm?token=2.${TOKEN}', '', null, null, null),
      ('', 'confirm search', '/api/saved-searches/confirm?token=1.${TOKEN}', '', null, null, null),
      ('', 'found', '/api/saved-searches/end?token=1.${TOKEN} /api/saved-searches/end?token=${TOKEN.toUpperCase()}', '<a href="/api/saved-searches/end?token=1.${TOKEN}">', '/api/saved-searches/end?token=${TOKEN.toUpperCase()}', null, null),
      ('', 'visit', '/visit?token=${TOKEN}', '', null, E'BEGIN\r\nURL;VALUE=URI:https://s.test/visit?token=ttt\r\n tttt\r\nEND', now()),
      ('', 'typed', 'Here: ?token=${TOKEN}', '', null, null, null);`);
  expect(await migrate(pool)).toContain(MIGRATION);
  const { rows } = await pool.query(
    "select l.*, k.purpose, k.subscriber_id, k.search_id, k.mailbox_id from letters l left join letter_links k on k.id = l.link_id order by l.id",
  );
  const [sent, waiting, newsletter, search, found, visit, typed] = rows;
  const unsubscribe = "/api/newsletters/unsubscribe?token={made-when-sent}";
  expect(sent).toMatchObject({ text: `https://s.test${unsubscribe}`, html: `<a href="https://s.test${unsubscribe}">` });
  expect(waiting).toMatchObject({ text: unsubscribe, unsubscribe_url: `https://s.test${unsubscribe}` });
  expect(waiting).toMatchObject({ purpose: "end newsletter", subscriber_id: 1 });
  expect(newsletter).toMatchObject({ purpose: "confirm newsletter", subscriber_id: 2 });
  expect(newsletter.text).toBe("/api/newsletters/confirm?token={made-when-sent}");
  expect(search).toMatchObject({ purpose: "confirm search", search_id: 1 });
  const end = "/api/saved-searches/end";
  expect(found).toMatchObject({
    purpose: "end searches",
    mailbox_id: 1,
    text: `${end}?search=1&token={made-when-sent} ${end}?token={made-when-sent}`,
    html: `<a href="${end}?search=1&amp;token={made-when-sent}">`,
  });
  expect(visit).toMatchObject({ text: "/visit?token={made-when-sent}", calendar: "BEGIN\r\nEND" });
  expect(typed).toMatchObject({ text: `Here: ?token=${TOKEN}`, purpose: null });
  const tokens = await pool.query(
    "select encode(token_hash, 'hex') as hash, k.purpose from letter_link_tokens join letter_links k on k.id = link_id order by k.id",
  );
  expect(tokens.rows).toEqual([
    { hash: hash(TOKEN), purpose: "end newsletter" },
    { hash: hash("n"), purpose: "end newsletter" },
    { hash: hash(TOKEN.toUpperCase()), purpose: "end searches" },
  ]);
});
