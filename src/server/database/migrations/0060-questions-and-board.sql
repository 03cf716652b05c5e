-- Questions of a questionnaire: what kind of answer they ask for, the answers to choose from by language
-- ({"en": ["House", "Flat"], "pl": [...]}), and the part of the questionnaire that they stand in.
alter table questionnaire_template_questions
  add column kind text not null default 'text' check (kind in ('text', 'yesno', 'choice', 'number')),
  add column part smallint check (part between 1 and 4),
  add column options jsonb not null default '{}';
-- The same of a questionnaire that was sent, in the order of its questions; none in those that were sent before.
alter table adoption_questionnaires add column details jsonb not null default '[]';

-- The questions that the product brings, where the shelter still asks them as they were.
update questionnaire_template_questions
set part = case when position <= 2 then 1 when position <= 4 then 2 when position <= 8 then 3 else 4 end,
  kind = case when position = 2 then 'yesno' else 'text' end
where (
  select md5(string_agg(text, '|' order by position)) from questionnaire_template_questions
) = 'fc62319caf80e263699fe8f4a558eefd';

-- The board: the open adoptions of a stage, the oldest first.
create index adoptions_board on adoptions (stage_type, created_at, id) where outcome is null;
-- Below them: the adoptions that ended last.
create index adoptions_ended on adoptions (closed_at desc, id desc) where outcome is not null;
