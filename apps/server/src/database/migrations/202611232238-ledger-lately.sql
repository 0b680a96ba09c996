-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create index ledger_lately on ledger using brin (at);
comment on index ledger_lately is 'What was booked in these weeks?';
create index consult_begun_lately on consult (started_at) where started_at is not null;
comment on index consult_begun_lately is 'Which consults began in these weeks?';
create index promise_lately on promise (made_at);
comment on index promise_lately is 'How promptly was answered what began in these weeks?';
create index review_lately on review (created_at);
comment on index review_lately is 'How was rated in these weeks?';
