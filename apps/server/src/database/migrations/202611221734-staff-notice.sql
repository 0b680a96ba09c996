-- How each of the staff wants to hear that somebody waits, and what he is to hear next.
create table staff_notice_setting (
  staff_id text constraint staff_notice_setting_pk primary key constraint staff_notice_setting_staff_fk references staff on delete cascade,
  by_sms boolean not null,
  mobile_sealed bytea,
  by_push boolean not null,
  silent_minutes int not null constraint staff_notice_setting_silent_positive check (silent_minutes > 0),
  quiet_from text not null default '',
  quiet_until text not null default '',
  changed_at timestamptz not null,
  constraint staff_notice_setting_quiet_whole check ((quiet_from = '') = (quiet_until = ''))
);
comment on column staff_notice_setting.quiet_from is 'A time of the day in Asia/Shanghai, 22:00; empty: no quiet hours.';

create table staff_notice (
  staff_id text constraint staff_notice_pk primary key constraint staff_notice_staff_fk references staff on delete cascade,
  kind text not null constraint staff_notice_kind_known check (kind in ('new', 'due')),
  link text not null,
  step text not null constraint staff_notice_step_known check (step in ('push', 'sms')),
  due_at timestamptz,
  silent_until timestamptz
);
comment on table staff_notice is 'One notice at most waits for each of the staff, however many messages have come: docs/decisions/0111.';
comment on column staff_notice.kind is 'new: somebody has asked or written. due: a promised answer is running out.';
comment on column staff_notice.due_at is 'When the next step is taken; null: nothing is to be told.';
comment on column staff_notice.silent_until is 'A text message was sent and nobody has looked since: the next one not before.';
create index staff_notice_due on staff_notice (due_at) where due_at is not null;
comment on index staff_notice_due is 'Who is to be told something now?';
