-- How long a stage took lately, for the adopter who waits in it: the newest that are over, without sorting all.
create index adoption_stages_lately_closed on adoption_stages (type, closed_at desc) where closed_at is not null;
