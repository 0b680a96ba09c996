-- outside a transaction
-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create index concurrently if not exists consult_flagged on consult (last_at desc) where status = 'going' and cardinality(red_flags) > 0;
comment on index consult_flagged is 'Which patients of his has this doctor to answer before all others?';
