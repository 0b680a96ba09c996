-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 执业信息: what the office enters of a licence, what 信息公示 shows and the supervision platform asks for.
-- safe: a few thousand rows at most.
alter table doctor add column practice_category text not null default ''
  constraint doctor_practice_category_known check (practice_category in ('', 'clinical', 'chinese', 'dental', 'public_health', 'nursing', 'pharmacy'));
alter table doctor add column licence_until date;
comment on column doctor.licence_until is 'The last day on which the licence holds; null: it has no end.';
