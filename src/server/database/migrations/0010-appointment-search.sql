-- Appointments are searched by any part of the animal's name (spec §2.6).
create index animals_name_search on animals using gin (name_folded gin_trgm_ops);
