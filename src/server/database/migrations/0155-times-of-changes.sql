-- When an animal was changed last, as other sites are told: also when only its status or its main picture did.

create function note_change() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at := greatest(old.updated_at, now());
  return new;
end
$$;

create trigger changed before update on animals
  for each row when (new.updated_at = old.updated_at
    and (new.status <> old.status or new.main_photo_id is distinct from old.main_photo_id))
  execute function note_change();
