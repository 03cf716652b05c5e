-- What staff write to the adopter when they say no: for the adopter's page and letter. The note beside it is staff's alone.
alter table adoption_history add column message text not null default '';
