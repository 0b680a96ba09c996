-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table consult_snooze (
  consult_id text not null constraint consult_snooze_consult_fk references consult on delete cascade,
  staff_id text not null constraint consult_snooze_staff_fk references staff,
  until timestamptz not null,
  reason text not null constraint consult_snooze_has_reason check (reason <> ''),
  at timestamptz not null,
  constraint consult_snooze_pk primary key (consult_id, staff_id),
  constraint consult_snooze_ends check (until > at)
);
comment on table consult_snooze is 'Put aside by one of those who answer: out of his queue until then, or until something new is said.';

-- The first demo data held the hours as a text.
update doctor_practice set hours = (hours #>> '{}')::jsonb where jsonb_typeof(hours) = 'string';
alter table doctor_practice add constraint doctor_practice_hours_are_a_list check (jsonb_typeof(hours) = 'array') not valid;
alter table doctor_practice validate constraint doctor_practice_hours_are_a_list;
