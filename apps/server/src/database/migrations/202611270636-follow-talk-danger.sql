-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table follow_talk
  -- What triage found in the patient's words and the doctor has not yet called right or wrong.
  add red_flags text[] not null default '{}',
  -- When the doctor was called for it; null: never, or he has read the talk since.
  add flagged_at timestamptz;
