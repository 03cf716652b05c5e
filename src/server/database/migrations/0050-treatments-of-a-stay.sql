-- Treatments are found by their stay: when it ends or is opened again, on the board, and on the adopter's page.
create index treatments_stay on treatments (stay_id, state);

-- The batches that were given last are found without reading every dose that there ever was.
create index treatments_batches on treatments (given_on desc) include (batch_key, kind_id)
  where batch_key <> '' and state = 'given';
