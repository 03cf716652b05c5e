-- A contract keeps its words as they were when it was issued: title, clauses, who the shelter was, the signature. Rules §4.
-- The server writes the words of contracts that were issued before this, at its start (contract.words.ts).
alter table adoption_contracts
  add column paper jsonb,
  -- The shelter's logo on the paper; it is kept after the shelter has another one.
  add column logo_id integer references photos (id);

update adoption_contracts set logo_id = (select logo_id from shelter);

create index on adoption_contracts (logo_id);
