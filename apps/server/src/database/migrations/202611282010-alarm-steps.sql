-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- safe: a row for each patient in danger, some thousands a year.
alter table consult_alarm
  add column again_at timestamptz,
  add column calls int not null default 0 constraint consult_alarm_calls_positive check (calls >= 0),
  add column open_ways int not null default 0;
comment on column consult_alarm.again_at is 'When the emergency desk is called once more; null: never.';
comment on column consult_alarm.calls is 'How often the emergency desk was called since it was raised.';
comment on column consult_alarm.open_ways is 'How many messages of the step may still arrive; none left: the next step follows at once.';

alter table staff_push alter column session_id drop not null;
comment on table staff_push is 'A browser that takes messages for one of the staff, until he logs out of it or switches it off.';
comment on column staff_push.session_id is 'Where it was switched on last; null: that session has run out, and its messages go on.';
