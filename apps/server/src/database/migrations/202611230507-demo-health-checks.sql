-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The demo hospital's health-check centres: reached only through ports/hospital-checkups.ts. Sandbox mode only.
create table demo_hospital.checkup_time (
  hos_id text not null,
  time_code text not null,
  centre_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  places_left int not null constraint checkup_time_left_known check (places_left >= 0),
  version bigint not null default 1,
  constraint checkup_time_pk primary key (hos_id, time_code)
);
create index checkup_time_start on demo_hospital.checkup_time (hos_id, starts_at);
comment on index demo_hospital.checkup_time_start is 'What is offered from one day to another?';

create table demo_hospital.checkup (
  hos_id text not null,
  our_no text not null,
  package_code text not null,
  time_code text not null,
  guide_no text not null,
  name text not null,
  id_card text not null,
  state text not null constraint checkup_state_known check (state in ('kept', 'here', 'checked', 'reported', 'closed')),
  done int not null default 0,
  step_at timestamptz,
  constraint checkup_pk primary key (hos_id, our_no)
);
comment on column demo_hospital.checkup.done is 'So many of its stations are done.';
comment on column demo_hospital.checkup.step_at is 'When it goes on by itself: the next station, then the report.';
create index checkup_step on demo_hospital.checkup (hos_id, step_at) where step_at is not null;
comment on index demo_hospital.checkup_step is 'What goes on now?';
create sequence demo_hospital.checkup_guide start 500001;

create table demo_hospital.checkup_happening (
  happening_id bigint generated always as identity constraint checkup_happening_pk primary key,
  hos_id text not null,
  at timestamptz not null,
  kind text not null,
  content jsonb not null
);
create index checkup_happening_hospital on demo_hospital.checkup_happening (hos_id, happening_id);
comment on index demo_hospital.checkup_happening_hospital is 'What happened since the cursor?';

grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
