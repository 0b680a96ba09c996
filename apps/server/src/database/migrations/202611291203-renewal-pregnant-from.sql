-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The week grows by itself: kept is the day from which it counts, as it followed from what was said on the day of the renewal.
alter table renewal add column pregnant_from date;
comment on column renewal.pregnant_from is 'The first day of the last period, as it follows from the week, the due day or the period that was told; null: not pregnant, or the week is not known.';
