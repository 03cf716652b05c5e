-- Staff read the latest stay of each animal in their lists: it is now in the index alone, and needs no sorting.
-- docs/decisions/0075-what-a-request-costs.md
drop index stays_of_animal;
create index stays_of_animal on stays (animal_id, intake_on, outcome_on, turn) include (id, intake_type, outcome_type);
