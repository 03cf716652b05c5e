-- A donation may be meant for one animal, or for something in store that the shelter collects money for. One that somebody
-- makes while signed in is kept with their account, for their letter of thanks and their statement of the year.

alter table resources
  -- What donors read; blank: its name.
  add column appeal text not null default '',
  add column appeals jsonb not null default '{}',
  -- While it is set, the donate page asks for it.
  add column goal_grosze integer check (goal_grosze between 100 and 10000000),
  -- What was given before does not count.
  add column goal_since timestamptz,
  add check ((goal_grosze is null) = (goal_since is null));

alter table donations
  add column account_id integer references accounts (id) on delete set null,
  add column animal_id integer references animals (id) on delete set null,
  add column resource_id integer references resources (id) on delete set null,
  -- What the giver read: the animal's name or the resource's, which may be renamed or deleted later.
  add column purpose text not null default '',
  add check (animal_id is null or resource_id is null);
create index donations_account on donations (account_id, settled_at) where account_id is not null;
create index donations_animal on donations (animal_id) where animal_id is not null;
create index donations_resource on donations (resource_id, created_at) where resource_id is not null;

-- The donate page shows what is collected for, and how much has come.
create trigger public_content_change after update on resources for each row
  when (old.goal_grosze is not null or new.goal_grosze is not null)
  execute function announce_public_content();
create trigger public_content_delete after delete on resources for each row
  when (old.goal_grosze is not null)
  execute function announce_public_content();
create trigger public_content_insert after insert on resources for each row
  when (new.goal_grosze is not null)
  execute function announce_public_content();
create trigger public_content after update on donations for each row
  when (new.resource_id is not null and new.status = 'COMPLETED' and old.status <> 'COMPLETED')
  execute function announce_public_content();
