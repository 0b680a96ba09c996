-- outside a transaction
-- What 今日 counts of one day, found without reading the years before it. Nothing here is written by a message.
create index concurrently if not exists consult_ended_by on consult (doc_id, ended_at) where ended_at is not null;
comment on index consult_ended_by is 'Which consults of this doctor ended today?';
create index concurrently if not exists ledger_earned on ledger (at) where book = 'earned';
comment on index ledger_earned is 'What was earned today?';
create index concurrently if not exists payment_paid_lately on payment (paid_at) where paid_at is not null;
comment on index payment_paid_lately is 'What was paid today?';
