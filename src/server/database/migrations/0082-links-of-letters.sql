-- The links of all letters are stored as those of accounts are: a stored letter has a placeholder, a token is made when the
-- letter is sent, and only its hash is kept (docs/decisions/0063).
alter table account_links rename to letter_links;
alter table account_link_tokens rename to letter_link_tokens;
alter index account_links_account rename to letter_links_account;
alter index account_link_tokens_link rename to letter_link_tokens_link;
alter table letter_links rename constraint account_links_pkey to letter_links_pkey;
alter table letter_links rename constraint account_links_account_id_fkey to letter_links_account_id_fkey;
alter table letter_link_tokens rename constraint account_link_tokens_pkey to letter_link_tokens_pkey;
alter table letter_link_tokens rename constraint account_link_tokens_link_id_fkey to letter_link_tokens_link_id_fkey;

-- What a link is about. The link outlives it, since letters refer to the link, and then opens nothing.
alter table letter_links
  drop constraint account_links_purpose_check,
  alter column account_id drop not null,
  add column subscriber_id integer references newsletter_subscribers (id) on delete set null,
  add column mailbox_id integer references search_mailboxes (id) on delete set null,
  add column search_id integer references saved_searches (id) on delete set null,
  add column visit_id integer references visits (id) on delete set null,
  add column reminders_id integer references aftercare_reminders (adoption_id) on delete set null,
  add constraint letter_links_purpose_check check (purpose in ('confirm email', 'reset password', 'confirm newsletter',
    'end newsletter', 'confirm search', 'end searches', 'cancel visit', 'end reminders')),
  add constraint letter_links_one_subject
    check (num_nonnulls(account_id, subscriber_id, mailbox_id, search_id, visit_id, reminders_id) <= 1);
create unique index letter_links_subscriber on letter_links (subscriber_id, purpose) where subscriber_id is not null;
create unique index letter_links_mailbox on letter_links (mailbox_id, purpose) where mailbox_id is not null;
create unique index letter_links_search on letter_links (search_id, purpose) where search_id is not null;
create unique index letter_links_visit on letter_links (visit_id, purpose) where visit_id is not null;
create unique index letter_links_reminders on letter_links (reminders_id, purpose) where reminders_id is not null;

-- The links that are in people's mailboxes go on to work.
insert into letter_links (purpose, subscriber_id, created_at) select 'end newsletter', id, created_at from newsletter_subscribers;
insert into letter_links (purpose, mailbox_id, created_at) select 'end searches', id, created_at from search_mailboxes;
insert into letter_links (purpose, visit_id, created_at) select 'cancel visit', id, booked_at from visits;
insert into letter_links (purpose, reminders_id, created_at) select 'end reminders', adoption_id, asked_at from aftercare_reminders;
insert into letter_link_tokens (token_hash, link_id)
  select sha256(convert_to(coalesce(s.unsubscribe_token, m.end_token, v.token, r.token), 'UTF8')), k.id
  from letter_links k
  left join newsletter_subscribers s on s.id = k.subscriber_id
  left join search_mailboxes m on m.id = k.mailbox_id
  left join visits v on v.id = k.visit_id
  left join aftercare_reminders r on r.adoption_id = k.reminders_id
  where k.account_id is null;
alter table newsletter_subscribers drop column unsubscribe_token;
alter table search_mailboxes drop column end_token;
alter table visits drop column token;
alter table aftercare_reminders drop column token;

-- Tokens that confirm were signatures and are stored nowhere: those in letters that wait are replaced, and a confirmation
-- that was on its way is asked for again.
insert into letter_links (purpose, subscriber_id, created_at)
  select 'confirm newsletter', id, confirmation_sent_at from newsletter_subscribers where confirmed_at is null;
insert into letter_links (purpose, search_id, created_at)
  select 'confirm search', id, created_at from saved_searches where confirmed_at is null;

-- The letters that ask to confirm a subscription are found by their link.
drop table newsletter_confirmations;

-- Letters that wait get a token when they are sent.
update letters l set link_id = k.id
from letter_links k
where l.sent_at is null and l.link_id is null and (
  k.purpose = 'confirm newsletter' and k.subscriber_id::text = substring(l.text from '/api/newsletters/confirm\?token=(\d+)\.')
  or k.purpose = 'confirm search' and k.search_id::text = substring(l.text from '/api/saved-searches/confirm\?token=(\d+)\.'));
update letters l set link_id = t.link_id
from letter_link_tokens t
where l.sent_at is null and l.link_id is null and t.token_hash = sha256(convert_to(coalesce(
  substring(l.unsubscribe_url from 'token=([\w-]{43})$'), substring(l.text from '/visit\?token=([\w-]{43})')), 'UTF8'));

-- No letter keeps a token. A link that ended one search names it beside the token of its mailbox.
update letters set
  text = regexp_replace(regexp_replace(text, '/api/saved-searches/end\?token=(\d+)\.[\w-]{43}',
      '/api/saved-searches/end?search=\1&token={made-when-sent}', 'g'),
    '(/api/(newsletters|saved-searches|aftercare)/\w+|/visit)\?token=[\w.%-]+', '\1?token={made-when-sent}', 'g'),
  html = regexp_replace(regexp_replace(html, '/api/saved-searches/end\?token=(\d+)\.[\w-]{43}',
      '/api/saved-searches/end?search=\1&amp;token={made-when-sent}', 'g'),
    '(/api/(newsletters|saved-searches|aftercare)/\w+|/visit)\?token=[\w.%-]+', '\1?token={made-when-sent}', 'g'),
  unsubscribe_url = regexp_replace(unsubscribe_url, 'token=[\w.%-]+$', 'token={made-when-sent}'),
  calendar = regexp_replace(calendar, '\r\nURL[;:][^\r]*(\r\n [^\r]*)*', '')
where text ~ 'token=[\w.%-]{20}' or html ~ 'token=[\w.%-]{20}' or unsubscribe_url is not null or calendar is not null;
