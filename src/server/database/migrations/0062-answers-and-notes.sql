-- Messages of the contact form are answered in the administration, and staff write notes about people.

alter table contact_messages
  -- In which the form was read; the answer's frame is written in it.
  add column language text,
  add column closed_at timestamptz,
  add column closed_by integer references accounts (id) on delete set null,
  add check (closed_at is null or read_at is not null);
drop index contact_messages_by_state;
create index contact_messages_by_state on contact_messages (
  (case when closed_at is not null then 3 else (read_at is not null)::int + (answered_at is not null)::int end), id);

create table contact_replies (
  id integer generated always as identity primary key,
  message_id integer not null references contact_messages (id) on delete cascade,
  -- Blank when the sender has closed their account.
  text text not null,
  sent_at timestamptz not null,
  sent_by integer references accounts (id) on delete set null,
  letter_id integer references letters (id) on delete set null
);
create index contact_replies_message on contact_replies (message_id, id);
create index contact_replies_letter on contact_replies (letter_id);

create table user_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  written_by integer references accounts (id) on delete set null,
  edited_at timestamptz
);
create index user_notes_user on user_notes (user_id, id desc);
