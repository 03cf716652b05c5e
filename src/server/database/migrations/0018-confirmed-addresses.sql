-- Whose an e-mail address is, proved by a link, and letters that belong to accounts by id only. Rules §2, §10, §16;
-- docs/decisions/0021.

-- Set when a link that was sent to this very address was opened. Employees' addresses are set by admins, who know them;
-- of users nothing that is kept proves their mailbox, so they are asked.
alter table accounts add column email_confirmed_at timestamptz;
update accounts set email_confirmed_at = created_at where kind = 'employee';

-- Links that letters carry: to confirm an address, and for a new password. Good once, for a while.
create table account_links (
  id bigint generated always as identity primary key,
  account_id integer not null references accounts (id),
  purpose text not null check (purpose in ('confirm email', 'reset password')),
  -- The address that it is written to and so proves; none for a link that the operator prints.
  email text,
  created_at timestamptz not null,
  -- Opened, or superseded.
  used_at timestamptz
);
create index account_links_account on account_links (account_id, purpose, created_at);

-- Only hashes, each made at the moment of sending: no letter, no outbox and no backup has a token. One for each attempt,
-- since nobody knows which of several attempts the mail server has delivered.
create table account_link_tokens (
  token_hash bytea primary key,
  link_id bigint not null references account_links (id) on delete cascade
);
create index account_link_tokens_link on account_link_tokens (link_id);

-- The link whose token is put into this letter when it is sent.
alter table letters add column link_id bigint references account_links (id);
create index letters_link on letters (link_id) where link_id is not null;

-- The letters of before have their tokens in clear. Links that were on their way open nothing any more: they are asked
-- for again.
drop table password_resets;
delete from letters where subject = 'Choose a new password' and sent_at is null;
update letters set text = regexp_replace(text, 'token=[A-Za-z0-9_-]+', 'token='),
  html = regexp_replace(html, 'token=[A-Za-z0-9_-]+', 'token=')
where subject = 'Choose a new password';

-- What was matched by address alone is nobody's: contact messages and newsletters, and answers to applications on paper.
update letters l set account_id = null
where account_id is not null
  and (exists (select from contact_messages m where m.letter_id = l.id)
    or exists (select from newsletter_deliveries d where d.letter_id = l.id)
    or subject = 'Please confirm your newsletter'
    or (subject like 'Your application for %' and text not like '%/user_page/adoptions/%'
      and not exists (select from job_applications r join jobs j on j.id = r.job_id
        where r.account_id = l.account_id and l.subject = 'Your application for ' || j.name)));
update newsletter_subscribers set account_id = null;
drop index letters_recipient;
