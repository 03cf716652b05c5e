-- Whose letters and whose newsletter an account's are when its e-mail was changed meanwhile. Rules §10.

-- The account that a letter was written to: it is erased with it, whatever its e-mail is by then. None for letters to
-- people without an account, and to the shelter itself.
alter table letters add column account_id integer references accounts (id);
update letters l set account_id = a.id from accounts a where lower(a.email) = lower(l.recipient);
create index letters_account on letters (account_id) where account_id is not null;

-- What is kept no longer than a month even if it is never sent.
create index letters_to_forget on letters (created_at) where forget_when_sent and sent_at is null;

-- The account whose e-mail this address was until it got another: the newsletter still goes there, and ends with the account.
alter table newsletter_subscribers add column account_id integer references accounts (id);
create index newsletter_subscribers_account on newsletter_subscribers (account_id) where account_id is not null;
