-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- Who treats somebody sees what he has said elsewhere that cannot wait.
alter table triage_alarm add column person_id text;
comment on column triage_alarm.person_id is 'Whom it is about; null: nobody knows, or it fired before 2026-11-29.';
comment on table triage_alarm is 'What fired, about whom, and what staff said of it. Holds neither words nor names: record_id is there so that his tap finds its row; who treats this person sees in which kind of place it was.';
-- safe: some thousands of rows, indexed in milliseconds.
create index triage_alarm_person on triage_alarm (person_id, fired_at) where person_id is not null;
comment on index triage_alarm_person is 'What has this person said elsewhere in the last days that cannot wait?';
