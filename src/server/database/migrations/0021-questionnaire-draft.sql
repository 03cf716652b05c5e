-- What an adopter has typed into the questionnaire and not submitted yet: theirs in every tab and on every device, and gone
-- with the stage. The version keeps a tab from writing over what another one has saved meanwhile.
alter table adoption_questionnaires
  add column draft text[],
  add column draft_version integer not null default 0;
