-- Why staff should look twice at a person: codes with their values, which each reader sees in their own language (rules §4).
-- Until now it was an English sentence for each return; whatever else stands there stays as words.
alter table users add column flags jsonb not null default '[]' check (jsonb_typeof(flags) = 'array');
update users as u set flags = (
  select coalesce(jsonb_agg(
    case when p.at > 1 and p.piece ~ '^\d{4}-\d\d-\d\d\.' then
      jsonb_build_object('code', 'returned', 'on', left(p.piece, 10), 'reason', trim(substr(p.piece, 12)))
    else jsonb_build_object('code', 'note', 'words', trim(case when p.at > 1 then s.sentence else '' end || p.piece)) end
    order by p.at), '[]')
  from (values ('An animal that this person adopted came back on ')) as s (sentence)
  cross join unnest(string_to_array(u.flag_note, s.sentence)) with ordinality as p (piece, at)
  where trim(p.piece) <> ''
) where flag_note <> '';
alter table users drop column flag_note;
