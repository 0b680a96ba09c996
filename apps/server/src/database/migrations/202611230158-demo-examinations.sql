-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The demo hospital's order and appointment system: reached only through ports/hospital-examinations.ts. Sandbox mode only.
create table demo_hospital.exam_slot (
  hos_id text not null,
  slot_code text not null,
  resource_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  places_left int constraint exam_slot_left_known check (places_left >= 0),
  version bigint not null default 1,
  constraint exam_slot_pk primary key (hos_id, slot_code)
);
create index exam_slot_time on demo_hospital.exam_slot (hos_id, starts_at);
comment on index demo_hospital.exam_slot_time is 'What is offered from one day to another?';

create table demo_hospital.exam_order (
  hos_id text not null,
  order_no text not null,
  record_number text not null,
  item_code text not null,
  ordered_at timestamptz not null,
  valid_until timestamptz not null,
  state text not null constraint exam_order_state_known check (
    state in ('ordered', 'booked', 'signed_in', 'in_progress', 'done', 'reported', 'cancelled')
  ),
  our_no text,
  slot_code text,
  step_at timestamptz,
  constraint exam_order_pk primary key (hos_id, order_no)
);
comment on column demo_hospital.exam_order.step_at is 'When it goes on by itself: examined, then reported.';
create index exam_order_file on demo_hospital.exam_order (hos_id, record_number);
comment on index demo_hospital.exam_order_file is 'The orders of a file.';
create unique index exam_order_ours on demo_hospital.exam_order (hos_id, our_no) where our_no is not null;
comment on index demo_hospital.exam_order_ours is 'Which order has this appointment?';

create table demo_hospital.exam_item_order (
  hos_id text not null,
  our_no text not null,
  record_number text not null,
  item_codes text not null,
  code text not null,
  state text not null constraint exam_item_order_state_known check (state in ('open', 'done', 'closed')),
  constraint exam_item_order_pk primary key (hos_id, our_no)
);
create sequence demo_hospital.exam_code start 700001;

create table demo_hospital.exam_queue (
  hos_id text not null,
  queue_code text not null,
  queue_name text not null,
  dept_name text not null,
  room text not null,
  each_minutes int not null,
  lived_until timestamptz not null,
  last_number int not null default 0,
  on_day date not null,
  constraint exam_queue_pk primary key (hos_id, queue_code)
);
comment on table demo_hospital.exam_queue is 'Its line moves by the clock: lived_until is the instant of the last call.';

create table demo_hospital.exam_queue_entry (
  hos_id text not null,
  queue_code text not null,
  on_day date not null,
  number int not null,
  order_no text,
  state text not null constraint exam_queue_entry_state_known check (state in ('waiting', 'called', 'missed', 'done')),
  constraint exam_queue_entry_pk primary key (hos_id, queue_code, on_day, number)
);

create table demo_hospital.exam_happening (
  happening_id bigint generated always as identity constraint exam_happening_pk primary key,
  hos_id text not null,
  at timestamptz not null,
  kind text not null,
  content jsonb not null
);
create index exam_happening_hospital on demo_hospital.exam_happening (hos_id, happening_id);
comment on index demo_hospital.exam_happening_hospital is 'What happened since the cursor?';

grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
