-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create index consult_message_lately on consult_message using brin (created_at);
comment on index consult_message_lately is 'What was said in these weeks, in all consults: who read a wrong text?';
create index message_lately on message using brin (created_at);
comment on index message_lately is 'Which messages went out in these weeks?';
create index prescription_lately on prescription using brin (approved_at);
comment on index prescription_lately is 'What was prescribed in these weeks?';

alter table duty_member
  add column from_time text not null default '00:00' constraint duty_member_from_is_time check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column until_time text not null default '24:00' constraint duty_member_until_is_time check (until_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  add constraint duty_member_has_hours check (from_time <> until_time);
comment on column duty_member.from_time is 'Asia/Shanghai; later than until_time: over midnight.';

create table doctor_absence (
  absence_id text constraint doctor_absence_pk primary key default uuidv7()::text,
  doc_id text not null constraint doctor_absence_doctor_fk references doctor,
  from_on date not null,
  until_on date not null,
  cover_doc_id text constraint doctor_absence_cover_fk references doctor,
  set_by text not null constraint doctor_absence_staff_fk references staff,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint doctor_absence_days check (until_on >= from_on),
  constraint doctor_absence_cover_is_another check (cover_doc_id <> doc_id)
);
comment on table doctor_absence is 'From when to when a doctor does not answer, both days included, and who answers for him.';
create unique index doctor_absence_one on doctor_absence (doc_id) where ended_at is null;
comment on index doctor_absence_one is 'Is he away, or will he be? One at a time.';

create table consult_absence (
  consult_id text not null constraint consult_absence_consult_fk references consult,
  absence_id text not null constraint consult_absence_absence_fk references doctor_absence,
  at timestamptz not null,
  constraint consult_absence_pk primary key (consult_id, absence_id)
);
comment on table consult_absence is 'Handed over, or its patient told, once for each absence: what a doctor takes back stays his.';
