-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table ward_visiting (
  ward_id text constraint ward_visiting_pk primary key constraint ward_visiting_ward_fk references ward,
  is_open boolean not null,
  opens text not null,
  closes text not null,
  minutes int not null constraint ward_visiting_minutes_known check (minutes between 15 and 240),
  per_patient int not null constraint ward_visiting_per_patient_known check (per_patient between 1 and 6),
  ward_places int not null constraint ward_visiting_places_known check (ward_places between 1 and 200),
  updated_by text not null,
  updated_at timestamptz not null
);
comment on table ward_visiting is 'How a ward takes visitors, as its desk has set it; a ward without a row registers none.';

create table stay_visit (
  visit_id text constraint stay_visit_pk primary key default uuidv7()::text,
  admission_id text not null constraint stay_visit_admission_fk references admission,
  ward_id text not null constraint stay_visit_ward_fk references ward,
  visitor_name text not null,
  relation text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null constraint stay_visit_status_known check (status in ('registered', 'came', 'refused', 'cancelled', 'missed')),
  reason text not null default '',
  created_at timestamptz not null,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table stay_visit is 'Somebody comes to see a patient on the ward, for a time.';
create index stay_visit_ward on stay_visit (ward_id, ends_at);
comment on index stay_visit_ward is 'Who is on this ward at that time?';
create index stay_visit_admission on stay_visit (admission_id, starts_at desc);
comment on index stay_visit_admission is 'Who visits this patient?';
create index stay_visit_day on stay_visit (starts_at, visit_id);
comment on index stay_visit_day is 'Who comes on that day? The list at the desk.';
create index stay_visit_due on stay_visit (due_at) where due_at is not null;
comment on index stay_visit_due is 'What does the clock have to move?';

create table stay_visit_move (
  move_id bigint generated always as identity constraint stay_visit_move_pk primary key,
  visit_id text not null constraint stay_visit_move_visit_fk references stay_visit,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index stay_visit_move_visit on stay_visit_move (visit_id, move_id);
comment on index stay_visit_move_visit is 'How did this visit come to its state?';
create trigger stay_visit_move_append_only before update or delete or truncate on stay_visit_move
  for each statement execute function refuse_change();
