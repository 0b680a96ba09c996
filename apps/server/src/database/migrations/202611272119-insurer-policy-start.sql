-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

alter table demo_hospital.insurer_policy add column starts_at timestamptz;
comment on column demo_hospital.insurer_policy.starts_at is 'When the cover begins, as was said last; null: never insured.';
