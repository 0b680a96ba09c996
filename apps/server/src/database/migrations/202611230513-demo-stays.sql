-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The demo hospital's admission office and wards: reached only through ports/hospital-stays.ts. Sandbox mode only.
create table demo_hospital.stay_bed (
  hos_id text not null,
  bed_code text not null,
  ward_code text not null,
  bed_no text not null,
  kind text not null,
  gender text not null,
  state text not null constraint stay_bed_state_known check (state in ('free', 'held', 'occupied', 'closed')),
  note_no text,
  constraint stay_bed_pk primary key (hos_id, bed_code)
);
comment on column demo_hospital.stay_bed.note_no is 'Whose it is while it is held or occupied; null: somebody who has no note here.';

create table demo_hospital.stay_note (
  hos_id text not null,
  note_no text not null,
  record_number text not null,
  dept_code text not null,
  diagnosis text not null,
  doctor_name text not null,
  gender text not null,
  priority text not null,
  noted_at timestamptz not null,
  valid_until timestamptz not null,
  state text not null constraint stay_note_state_known check (state in ('issued', 'called', 'in_hospital', 'discharged', 'cancelled')),
  reason text not null default '',
  bed_code text,
  arrive_on date,
  admitted_at timestamptz,
  discharge jsonb,
  version int not null default 0,
  arrangement jsonb,
  constraint stay_note_pk primary key (hos_id, note_no)
);
create index stay_note_file on demo_hospital.stay_note (hos_id, record_number);
comment on index demo_hospital.stay_note_file is 'The notes of a file.';

create table demo_hospital.stay_happening (
  happening_id bigint generated always as identity constraint stay_happening_pk primary key,
  hos_id text not null,
  at timestamptz not null,
  kind text not null,
  content jsonb not null
);
create index stay_happening_hospital on demo_hospital.stay_happening (hos_id, happening_id);
comment on index demo_hospital.stay_happening_hospital is 'What happened since?';
create index stay_happening_old on demo_hospital.stay_happening (hos_id, at);
comment on index demo_hospital.stay_happening_old is 'What is past and goes.';

grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
