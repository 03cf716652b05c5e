-- All adoptions of an animal, those that are over too: rivals, warnings and archiving ask for them.
create index adoptions_of_animal on adoptions (animal_id);
