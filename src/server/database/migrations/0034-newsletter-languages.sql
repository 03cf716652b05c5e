-- The newsletter comes in the language of the page on which it was asked for (rules §13).
alter table newsletter_subscribers add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
