-- What e-mail addresses are compared by: A to Z without regard to case, and nothing else. Other letters are folded in
-- another way by every program and locale: PostgreSQL made `ix@` of `İx@`, so that one could be taken by the other.
-- `emailKey` in src/contract/email.ts is the same in JavaScript. Rules §2.
create function email_key(typed text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(typed collate "C") $$;

-- Addresses that were different before are different now.
drop index accounts_email;
create unique index accounts_email on accounts (email_key(email));
drop index newsletter_subscribers_email;
create unique index newsletter_subscribers_email on newsletter_subscribers (email_key(email_address));
