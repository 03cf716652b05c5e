-- What the search over everything looks in: any part of an e-mail, a phone number or a chip's number (rules §11). Names
-- have their indexes already.
create index accounts_email_search on accounts using gin (email_key(email) gin_trgm_ops) where listed_user_id is not null;
create index users_phone_search on users using gin (phone_number gin_trgm_ops);
create index chips_number_search on chips using gin (number gin_trgm_ops) where removed_at is null;
