-- outside a transaction
-- Which uploads of patients are old enough to hang on something by now?
create index concurrently if not exists attachment_newest on attachment (created_at) where owner_account_id is not null;
