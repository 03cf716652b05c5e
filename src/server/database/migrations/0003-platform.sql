-- What every area uses: facts about the database and the shelter, letters, the audit log, pictures and files, limits, views
-- of lists. Keys of this file's tables to those of later files stand in 0013-keys.sql.

-- What the demonstration shelter has put in, and other facts about this database as a whole.
create table installation (
  key text primary key,
  value text not null,
  set_at timestamptz not null default now()
);

-- Letters that go out. Rules §6.

-- Links that letters carry: to confirm an address, for a new password, to end a subscription or call off a visit. A stored
-- letter has a placeholder; the token is made when the letter is sent, and is good once or for a while. What a link is about
-- may go: the link outlives it, since letters refer to the link, and then opens nothing. docs/decisions/0063
create table letter_links (
  -- The sequence has the name that the table had once.
  id bigint generated always as identity (sequence name account_links_id_seq) primary key,
  account_id integer references accounts (id),
  purpose text not null check (purpose in ('confirm email', 'reset password', 'confirm newsletter', 'end newsletter',
    'confirm search', 'end searches', 'cancel visit', 'end reminders')),
  -- The address that it is written to and so proves; none for a link that the operator prints.
  email text,
  created_at timestamptz not null,
  -- Opened, or superseded.
  used_at timestamptz,
  subscriber_id integer,
  mailbox_id integer,
  search_id integer,
  visit_id integer,
  reminders_id integer,
  constraint letter_links_one_subject
    check (num_nonnulls(account_id, subscriber_id, mailbox_id, search_id, visit_id, reminders_id) <= 1)
);
create index letter_links_account on letter_links (account_id, purpose, created_at);
create unique index letter_links_subscriber on letter_links (subscriber_id, purpose) where subscriber_id is not null;
create unique index letter_links_mailbox on letter_links (mailbox_id, purpose) where mailbox_id is not null;
create unique index letter_links_search on letter_links (search_id, purpose) where search_id is not null;
create unique index letter_links_visit on letter_links (visit_id, purpose) where visit_id is not null;
create unique index letter_links_reminders on letter_links (reminders_id, purpose) where reminders_id is not null;

-- Only hashes, each made at the moment of sending: no letter, no outbox and no backup has a token. One for each attempt,
-- since nobody knows which of several attempts the mail server has delivered.
create table letter_link_tokens (
  token_hash bytea primary key,
  link_id bigint not null references letter_links (id) on delete cascade
);
create index letter_link_tokens_link on letter_link_tokens (link_id);

-- A letter is written in the transaction of what it tells of; the worker sends it afterwards, or it stays to be read.
create table letters (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  reply_to text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  given_up_at timestamptz,
  -- The last letter to a closed account: its words and its address go when it has been sent (rules §10).
  forget_when_sent boolean not null default false,
  -- A letter to many is handed to the mail server once: that it is about to be is written down before, and whoever finds
  -- this mark on a letter that was not sent does not send it again.
  at_most_once boolean not null default false,
  handed_over_at timestamptz,
  unsubscribe_url text,
  -- The account that a letter was written to: it is erased with it, whatever its e-mail is by then. None for letters to
  -- people without an account, and to the shelter itself.
  account_id integer references accounts (id),
  -- The link whose token is put into this letter when it is sent.
  link_id bigint references letter_links (id),
  -- A calendar file that goes with a letter (RFC 5545).
  calendar text
);
create index letters_listed on letters (created_at desc, id desc);
create index letters_waiting on letters (id) where sent_at is null and given_up_at is null;
create index letters_account on letters (account_id) where account_id is not null;
-- What is kept no longer than a month even if it is never sent.
create index letters_to_forget on letters (created_at) where forget_when_sent and sent_at is null;
create index letters_link on letters (link_id) where link_id is not null;
create index letters_to_erase on letters ((coalesce(sent_at, given_up_at)), id)
  where recipient <> '' and coalesce(sent_at, given_up_at) is not null;

-- What the outbox is searched by, in rows a tenth as wide as the letters: a search visits each row that it finds. They are
-- kept when a letter is sent or given up: until then whoever causes it waits for them, and letters that wait are so few that
-- a search reads them themselves. docs/decisions/0075-what-a-request-costs.md
create table letter_words (
  letter_id bigint primary key references letters (id) on delete cascade,
  created_at timestamptz not null,
  words_folded text not null
);
create index letter_words_search on letter_words using gin (words_folded gin_trgm_ops);
create index letter_words_pairs on letter_words using gin (letter_pairs(words_folded));

create function keep_letter_words() returns trigger
  language plpgsql
  as $$
begin
  if new.sent_at is null and new.given_up_at is null then
    -- It is sent once more.
    delete from letter_words where letter_id = new.id;
    return null;
  end if;
  insert into letter_words (letter_id, created_at, words_folded)
  values (new.id, new.created_at, fold(new.recipient || ' ' || new.subject))
  on conflict (letter_id) do update set words_folded = excluded.words_folded
  where letter_words.words_folded <> excluded.words_folded;
  return null;
end
$$;
create trigger letter_words after insert on letters for each row
  when (new.sent_at is not null or new.given_up_at is not null) execute function keep_letter_words();
create trigger letter_words_later after update on letters for each row
  when ((old.recipient, old.subject, old.sent_at, old.given_up_at)
    is distinct from (new.recipient, new.subject, new.sent_at, new.given_up_at))
  execute function keep_letter_words();

-- What was done. Rules §10.

-- Append-only: the trigger refuses every change of what is written.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_account_id integer,
  action text not null,
  subject text not null,
  subject_id integer,
  details jsonb not null default '{}'
);

create function refuse_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'The audit log is only ever added to.';
end
$$;
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- The kind of an entry: what was changed, what was only looked at, who signed in or tried to, what was refused.
-- docs/decisions/0074-changes-in-the-audit-log.md
--
-- PostgreSQL puts this expression in the place of its call in two indexes of the audit log, unless the function is strict:
-- then each entry costs a tenth of a millisecond more. An action is never null.
create function audit_kind(action text) returns text
  language sql immutable parallel safe
  return case
    when action in ('list', 'read', 'read contract', 'export') then 'looked'
    when action in ('login', 'failed login', 'locked login', 'wrong password', 'password reset requested',
      'print reset link', 'reset password', 'confirm email', 'wrong second factor', 'locked second factor',
      'use recovery code', 'confirm identity') then 'signedIn'
    when action = 'refused' then 'refused'
    else 'changed'
  end;
-- Its orders: all, of one record, of one actor, of one action, and of one kind of entry.
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject, subject_id, id desc);
create index audit_log_actor on audit_log (actor_account_id, at desc, id desc) include (action, subject);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_kind on audit_log ((action || chr(10) || subject), at desc, id desc);
create index audit_log_kind_of_deed on audit_log (audit_kind(action), at desc, id desc);
create index audit_log_kind_and_subject on audit_log (audit_kind(action), subject, at desc, id desc);

-- What an entry has changed. The log itself is only ever added to. The values may be personal data, so they stand beside it
-- and are erased with the person.
create table audit_changes (
  entry_id bigint primary key,
  subject text not null,
  subject_id integer,
  before jsonb not null,
  after jsonb not null
);
create index audit_changes_subject on audit_changes (subject, subject_id);
create index audit_changes_of_people on audit_changes (entry_id) where subject in ('user', 'job application');

-- Entries of the audit log that a stranger or a script can cause are bounded. docs/decisions/0022-what-expires.md
--
-- Writes an entry, unless the same one was written within `once_in`. One writer at a time looks and writes, so of equal
-- entries at one moment, from however many servers, one is written; the others do not wait for it. Each statement here sees
-- what was committed before it, unlike the parts of a single statement.
create function write_audit_once(
  at_moment timestamptz, actor integer, verb text, about text, about_id integer, more jsonb, once_in interval
) returns void
  language plpgsql
  as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(concat_ws(chr(10), 'audit', actor, verb, about, about_id, more), 0)) then
    return;
  end if;
  insert into audit_log (at, actor_account_id, action, subject, subject_id, details)
  select at_moment, actor, verb, about, about_id, more
  where not exists (
    select from audit_log as l
    where (l.action || chr(10) || l.subject) = verb || chr(10) || about and l.at > at_moment - once_in
    and l.actor_account_id is not distinct from actor and l.subject_id is not distinct from about_id and l.details = more
  );
end
$$;

-- What may be done only so often, such as a failed login: what was done from which network address within the last hour, and
-- for which e-mail. Apart from what was done, so that what is deleted still counts; kept here so that a restart forgives
-- nobody. Rows are deleted once they are too old to count (rules §2, §11).
create table limited_uses (
  -- The key and its sequence have the name that the table had once.
  id bigint generated always as identity (sequence name address_uses_id_seq) constraint address_uses_pkey primary key,
  kind text not null,
  address text not null,
  at timestamptz not null,
  email text
);
create index limited_uses_address on limited_uses (kind, address, at);
create index limited_uses_at on limited_uses (at);
create index limited_uses_email on limited_uses (kind, email, at) where email is not null;

-- The first answer to each write that carried an Idempotency-Key, for 14 days (docs/decisions/0087): who sends the same again
-- is answered the same, and nothing is done twice.
create table sent_once (
  account_id int not null references accounts on delete cascade,
  key text not null check (key ~ '^[0-9A-Za-z_-]{8,100}$'),
  request_sha256 text not null check (request_sha256 ~ '^[0-9a-f]{64}$'),
  answer jsonb,
  sent_at timestamptz not null,
  primary key (account_id, key)
);
create index sent_once_sent on sent_once (sent_at);

-- Pictures of animals, of news and of newsletters; those of the shelter and of employees belong to none of them.
create table photos (
  id integer generated always as identity primary key,
  animal_id integer,
  -- Twelve pictures an animal at most, each at a place of its own (rules §3).
  position smallint check (position between 0 and 11),
  alt text not null default '',
  focal_x numeric(5, 2) not null default 50 check (focal_x between 0 and 100),
  focal_y numeric(5, 2) not null default 5 check (focal_y between 0 and 100),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  -- A photo's files are in the store under its key: 128 random bits, so that a file can be written before its row is, and
  -- nobody can guess where it is. The oldest photos have their id as key.
  key text not null unique check (key ~ '^([0-9a-f]{32}|[1-9][0-9]{0,9})$'),
  alts jsonb not null default '{}',
  -- An article has pictures of its own, up to three; the first is its title picture (rules §5).
  news_id integer,
  -- An issue of the newsletter too (rules §6).
  newsletter_id integer,
  unique (id, animal_id),
  unique (animal_id, position) deferrable initially immediate,
  constraint photos_check check (num_nonnulls(animal_id, news_id, newsletter_id) = num_nonnulls(position)),
  constraint photos_check1 check (news_id is null or position < 3),
  -- Also the index by which an article's pictures are found; so is that of an issue.
  unique (news_id, position) deferrable initially immediate,
  constraint photos_check2 check (newsletter_id is null or position < 3),
  unique (newsletter_id, position) deferrable initially immediate
);
create trigger public_content after insert or update or delete or truncate on photos
  for each statement execute function announce_public_content();

-- Files on animals, people, adoptions and treatments (docs/decisions/0084). The bytes are in the store of pictures under
-- `key`. A deleted file keeps its row for 30 days, so that it can be taken back.
create table attachments (
  id int generated always as identity primary key,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  animal_id int,
  user_id int references users on delete cascade,
  adoption_id int,
  treatment_id int,
  check (num_nonnulls(animal_id, user_id, adoption_id, treatment_id) = 1),
  name text not null check (char_length(name) between 1 and 200),
  title text not null default '' check (char_length(title) <= 200),
  on_day date,
  type text not null,
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  for_adopter boolean not null default false,
  added_at timestamptz not null,
  added_by int references accounts on delete set null,
  deleted_at timestamptz,
  deleted_by int references accounts on delete set null
);
create index attachments_animal on attachments (animal_id) where animal_id is not null;
create index attachments_user on attachments (user_id) where user_id is not null;
create index attachments_adoption on attachments (adoption_id) where adoption_id is not null;
create index attachments_treatment on attachments (treatment_id) where treatment_id is not null;
create index attachments_added_by on attachments (added_by);
create index attachments_deleted_by on attachments (deleted_by);
create index attachments_deleted on attachments (deleted_at) where deleted_at is not null;

-- Whose shelter this is: one row, which is written at the first save. Fields that it does not have are built in.
create table shelter (
  is_the_one boolean primary key default true check (is_the_one),
  record jsonb not null default '{}' check (jsonb_typeof(record) = 'object'),
  logo_id integer references photos (id),
  version integer not null default 0,
  changed_at timestamptz,
  changed_by integer references accounts (id) on delete set null
);
create index on shelter (logo_id);
create index on shelter (changed_by);

-- Every page carries the shelter's name.
create trigger public_content after insert or update or delete or truncate on shelter
  for each statement execute function announce_public_content();

-- Texts of pages, letters and the contract that the shelter has written itself, over the built-in ones. A row is one
-- save and is never changed: the last version of a key holds, the others are its history. A language that is null has
-- the built-in text. What was built in at the time of the save is kept, to tell when a later version of the product
-- has another text.
create table shelter_texts (
  key text not null,
  version integer not null check (version > 0),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  built_in jsonb not null check (jsonb_typeof(built_in) = 'object'),
  changed_at timestamptz not null,
  changed_by integer references accounts (id) on delete set null,
  primary key (key, version)
);
create index on shelter_texts (changed_by);
create trigger public_content after insert or update or delete or truncate on shelter_texts
  for each statement execute function announce_public_content();

-- How people see the lists of the administration: named views (rules §11), and each list as one has set it.
create table list_views (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  list text not null,
  name text not null check (trim(name) <> ''),
  -- Search, filters and order, as the list has them in its address.
  query text not null,
  hidden text[] not null default '{}',
  is_shared boolean not null default false,
  created_at timestamptz not null
);
create unique index list_views_name on list_views (account_id, list, fold(name));
create index list_views_shared on list_views (list) where is_shared;

create table list_columns (
  account_id integer not null references accounts (id),
  list text not null,
  hidden text[] not null default '{}',
  -- Beside its columns: as cards or a table, how dense, how wide each column, which animals first.
  look jsonb not null default '{}',
  primary key (account_id, list)
);
