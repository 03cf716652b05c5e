-- Statistics ask for the stays of a period: those that were not over when it began.
create index stays_by_outcome on stays (outcome_on, intake_on);
