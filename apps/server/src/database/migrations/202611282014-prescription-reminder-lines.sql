-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table prescription
  add column reminder_weekdays jsonb not null default '{}',
  add column last_reminders jsonb not null default '{}';
comment on column prescription.reminder_weekdays is 'Of what is taken weekly, by drug id: 1 Monday to 7 Sunday. Without one it is the weekday on which it came.';
comment on column prescription.last_reminders is 'By drug id the day and the times at which its patient was reminded last: {on, times}.';
