-- Why staff went on with an adoption in spite of what was missing, and what that was. Rules §4.
alter table adoption_history
  add column despite text not null default '',
  add column cautions text[] not null default '{}',
  add check (length(despite) <= 500),
  add check (cautions <@ array['rivals', 'walks', 'hold', 'treatment', 'flag', 'unconfirmedEmail', 'age']);
