-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table admission_line (
  hos_id text constraint admission_line_pk primary key constraint admission_line_hospital_fk references hospital,
  cursor text not null default '',
  asked_at timestamptz,
  listed_at timestamptz,
  trouble text not null default ''
);
comment on table admission_line is 'The line to a hospital''s admission office: how far its happenings are carried out, and when its beds were listed last.';

create table admission_file (
  hos_id text not null constraint admission_file_hospital_fk references hospital,
  record_number text not null,
  fetched_at timestamptz not null,
  constraint admission_file_pk primary key (hos_id, record_number)
);
comment on table admission_file is 'Files whose admission notes were fetched once; what comes later is told by the line.';

create table ward (
  ward_id text constraint ward_pk primary key,
  hos_id text not null constraint ward_hospital_fk references hospital,
  ward_code text not null,
  ward_name text not null,
  dept_code text not null,
  phone text not null default '',
  place text not null default '',
  freed_lately int not null constraint ward_freed_known check (freed_lately >= 0),
  constraint ward_once unique (hos_id, ward_code)
);
comment on table ward is 'As the hospital listed it last.';
comment on column ward.freed_lately is 'Beds that came free in the last 28 days.';
create index ward_dept on ward (hos_id, dept_code);
comment on index ward_dept is 'The wards of a department: how many of its beds come free.';

create table ward_bed (
  bed_id text constraint ward_bed_pk primary key,
  ward_id text not null constraint ward_bed_ward_fk references ward,
  bed_code text not null,
  bed_no text not null,
  kind text not null constraint ward_bed_kind_known check (kind in ('ordinary', 'double', 'single')),
  gender text not null constraint ward_bed_gender_known check (gender in ('M', 'F', '')),
  state text not null constraint ward_bed_state_known check (state in ('free', 'held', 'occupied', 'closed'))
);
comment on column ward_bed.state is 'As the hospital says; whom it is held for here stands with the admission.';
create index ward_bed_ward on ward_bed (ward_id);
comment on index ward_bed_ward is 'The beds of a ward.';

create table admission (
  admission_id text constraint admission_pk primary key default uuidv7()::text,
  hos_id text not null constraint admission_hospital_fk references hospital,
  note_no text not null,
  record_number text not null,
  dept_code text not null,
  dept_name text not null,
  diagnosis text not null default '',
  doctor_name text not null default '',
  gender text not null constraint admission_gender_known check (gender in ('M', 'F', '')),
  priority text not null constraint admission_priority_known check (priority in ('urgent', 'limited', 'ordinary')),
  priority_reason text not null default '',
  noted_at timestamptz not null,
  valid_until timestamptz not null,
  status text not null constraint admission_status_known check (
    status in ('noted', 'waiting', 'called', 'accepted', 'in_hospital', 'discharged', 'cancelled', 'expired')
  ),
  version int not null default 0,
  registration_sealed bytea,
  remark_sealed bytea,
  discharge_sealed bytea,
  bed_wish text not null default 'any' constraint admission_bed_wish_known check (bed_wish in ('ordinary', 'double', 'single', 'any')),
  wished_on date,
  not_before date,
  queued_at timestamptz,
  bed_id text constraint admission_bed_fk references ward_bed,
  called_at timestamptz,
  calls int not null default 0,
  answer_by timestamptz,
  arrive_on date,
  arrive_by timestamptz,
  admitted_at timestamptz,
  discharged_at timestamptz,
  reason text not null default '',
  due_at timestamptz,
  due_event text,
  due_status text,
  constraint admission_once unique (hos_id, note_no)
);
comment on table admission is 'A doctor''s note that one of the hospital''s files is to be admitted, and what becomes of it. Whoever has bound the file sees it (hospital_account).';
comment on column admission.version is 'Counts the changes that the hospital is told.';
comment on constraint admission_once on admission is 'Which of ours is this note of the hospital''s?';
create unique index admission_bed_once on admission (bed_id) where status in ('called', 'accepted', 'in_hospital') and bed_id is not null;
comment on index admission_bed_once is 'A bed is one person''s at a time.';
create index admission_bed on admission (bed_id) where bed_id is not null;
comment on index admission_bed is 'For the foreign key: who has had this bed?';
create index admission_record on admission (hos_id, record_number, noted_at desc);
comment on index admission_record is 'The admissions of a file.';
create index admission_waiting on admission (hos_id, dept_code, queued_at, admission_id) where status = 'waiting';
comment on index admission_waiting is 'The line for the beds of a department.';
create index admission_desk on admission (status, noted_at);
comment on index admission_desk is 'The lists at the desk.';
create index admission_due on admission (due_at) where due_at is not null;
comment on index admission_due is 'What does the clock have to move?';

create table admission_move (
  move_id bigint generated always as identity constraint admission_move_pk primary key,
  admission_id text not null constraint admission_move_admission_fk references admission,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index admission_move_admission on admission_move (admission_id, move_id);
comment on index admission_move_admission is 'How did this admission come to its state?';
create trigger admission_move_append_only before update or delete or truncate on admission_move
  for each statement execute function refuse_change();

create table admission_decision (
  decision_id bigint generated always as identity constraint admission_decision_pk primary key,
  admission_id text not null constraint admission_decision_admission_fk references admission,
  decision text not null constraint admission_decision_known check (decision in ('call', 'recall', 'priority', 'postpone', 'strike')),
  what text not null,
  reason text not null default '',
  staff_id text not null,
  at timestamptz not null
);
comment on table admission_decision is 'What the desk has decided of somebody''s place and bed, with the reason.';
create index admission_decision_admission on admission_decision (admission_id, decision_id);
comment on index admission_decision_admission is 'What was decided of this admission?';
create trigger admission_decision_append_only before update or delete or truncate on admission_decision
  for each statement execute function refuse_change();
