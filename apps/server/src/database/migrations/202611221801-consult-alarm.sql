-- Who is woken when a patient cannot wait.
create table duty_member (
  gb_dept_code text not null constraint duty_member_department_fk references department,
  staff_id text not null constraint duty_member_staff_fk references staff on delete cascade,
  position int not null,
  constraint duty_member_pk primary key (gb_dept_code, staff_id)
);
create index duty_member_staff on duty_member (staff_id);
comment on index duty_member_staff is 'In which departments is he on duty?';

alter table consult add column cover_doc_id text constraint consult_cover_fk references doctor;
comment on column consult.cover_doc_id is 'Who answers in the place of whom was asked; price, review and promise stay with the one who was asked.';
create index consult_cover on consult (cover_doc_id, status, last_at desc) where cover_doc_id is not null;
comment on index consult_cover is 'What has this doctor taken over?';

create table consult_alarm (
  consult_id text constraint consult_alarm_pk primary key constraint consult_alarm_consult_fk references consult,
  status text not null
    constraint consult_alarm_status_known check (status in ('raised', 'doctor', 'duty', 'desk', 'answered', 'closed')),
  raised_at timestamptz not null,
  duty_at timestamptz not null,
  desk_at timestamptz not null,
  due_at timestamptz
);
comment on table consult_alarm is 'A patient in danger: who has been called, until one of the staff has looked (docs/decisions/0111).';
create index consult_alarm_due on consult_alarm (due_at) where due_at is not null;
comment on index consult_alarm_due is 'Who is to be called now?';
create index consult_alarm_open on consult_alarm (raised_at) where status in ('raised', 'doctor', 'duty', 'desk');
comment on index consult_alarm_open is 'Which patients in danger has nobody looked at?';

create table consult_alarm_move (
  move_id bigint generated always as identity constraint consult_alarm_move_pk primary key,
  consult_id text not null constraint consult_alarm_move_alarm_fk references consult_alarm,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index consult_alarm_move_alarm on consult_alarm_move (consult_id, move_id);
comment on index consult_alarm_move_alarm is 'Who was called when, and who has looked?';
create trigger consult_alarm_move_append_only before update or delete or truncate on consult_alarm_move
  for each statement execute function refuse_change();
