-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The same danger said again: read anew once a day, called for anew once an hour; and where else alarms are logged and judged.
-- safe: one row for each rule that fired in a record, some thousands a year.
alter table triage_alarm add column noted_at timestamptz, add column called_at timestamptz;
alter table triage_alarm drop constraint triage_alarm_record_known;
alter table triage_alarm add constraint triage_alarm_record_known
  check (record_type in ('consult', 'follow', 'group_alert', 'application', 'questionnaire', 'feedback')) not valid;
-- safe: some thousands of rows, read in milliseconds.
alter table triage_alarm validate constraint triage_alarm_record_known;
comment on column triage_alarm.noted_at is 'When it was last written into the stream what to do; null: never, or it was judged wrong since.';
comment on column triage_alarm.called_at is 'When somebody was last called for it; null: never, or it was judged wrong since.';
