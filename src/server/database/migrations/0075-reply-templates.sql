-- Ready words for answers to messages, in each language (rules §6).
create table reply_templates (
  id integer generated always as identity primary key,
  name text not null,
  names jsonb not null default '{}',
  text text not null,
  texts jsonb not null default '{}',
  created_at timestamptz not null,
  name_folded text not null generated always as (fold(all_texts(name, names))) stored,
  check (trim(name) <> '' or names <> '{}'),
  check (trim(text) <> '' or texts <> '{}')
);
