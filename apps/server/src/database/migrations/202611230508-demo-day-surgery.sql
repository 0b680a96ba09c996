-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The demo hospital's surgery system: reached only through ports/hospital-surgeries.ts. Sandbox mode only.
create table demo_hospital.surgery (
  hos_id text not null,
  surgery_no text not null,
  record_number text not null,
  plan jsonb not null,
  planned_at timestamptz not null,
  arrive_at timestamptz not null,
  state text not null constraint surgery_state_known check (state in ('planned', 'cancelled')),
  constraint surgery_pk primary key (hos_id, surgery_no)
);
comment on column demo_hospital.surgery.plan is 'Name, kind, place, team and what the doctor has ordered.';
create index surgery_of_file on demo_hospital.surgery (hos_id, record_number);
comment on index demo_hospital.surgery_of_file is 'The operations of a file.';

create table demo_hospital.surgery_event (
  hos_id text not null,
  event_id text not null,
  surgery_no text not null,
  event text not null,
  occurred_at timestamptz not null,
  constraint surgery_event_pk primary key (hos_id, event_id)
);
create index surgery_event_surgery on demo_hospital.surgery_event (hos_id, surgery_no);
comment on index demo_hospital.surgery_event_surgery is 'What has happened in this operation?';

create table demo_hospital.surgery_happening (
  happening_id bigint generated always as identity constraint surgery_happening_pk primary key,
  hos_id text not null,
  at timestamptz not null,
  surgery_no text not null
);
create index surgery_happening_hospital on demo_hospital.surgery_happening (hos_id, happening_id);
comment on index demo_hospital.surgery_happening_hospital is 'What happened since the cursor?';

grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
