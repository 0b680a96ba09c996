-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
-- [{ code, name }] of the hospital's list (ICD-10), the main one first, as they were when it was signed.
alter table prescription add column diagnoses jsonb not null default '[]';
