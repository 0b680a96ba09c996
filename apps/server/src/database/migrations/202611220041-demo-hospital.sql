-- The demo hospital's own books: a house of its own, reached only through the hospital ports. Used in sandbox mode only.
create schema demo_hospital;
grant usage on schema demo_hospital to public;

create table demo_hospital.patient (
  hos_id text not null,
  record_number text not null,
  id_card text not null constraint patient_id_card_whole check (length(id_card) = 18),
  name text not null,
  mobile text not null default '',
  address text not null default '',
  height_cm numeric(4, 1),
  weight_kg numeric(4, 1),
  systolic int,
  diastolic int,
  work_code text not null default '',
  insurance text not null default '',
  created_at timestamptz not null,
  constraint patient_pk primary key (hos_id, record_number),
  constraint patient_once unique (hos_id, id_card)
);
comment on table demo_hospital.patient is 'The patient index (病案首页). Every hospital of the demo keeps its own.';
comment on column demo_hospital.patient.insurance is '医保类型, e.g. 市医保; empty: pays himself.';
comment on constraint patient_once on demo_hospital.patient is 'Who has this ID number at this hospital? One file each.';

create sequence demo_hospital.record_number start 260001;

create table demo_hospital.visit_card (
  hos_id text not null,
  card_number text not null,
  record_number text not null,
  insurance text not null,
  issued_at timestamptz not null,
  constraint visit_card_pk primary key (hos_id, card_number),
  constraint visit_card_patient_fk foreign key (hos_id, record_number) references demo_hospital.patient on delete cascade
);
comment on table demo_hospital.visit_card is '就诊卡: what a patient shows at the window; one file may have several.';
create index visit_card_patient on demo_hospital.visit_card (hos_id, record_number, issued_at);
comment on index demo_hospital.visit_card_patient is 'Which cards has this patient?';

create table demo_hospital.line (
  one boolean constraint line_pk primary key default true constraint line_one_row check (one),
  is_cut boolean not null default false
);
comment on table demo_hospital.line is 'Whether the line to the hospital is cut: for trying out what then happens.';
insert into demo_hospital.line default values;

-- The demo hospital's registration system (门诊号源): reached only through ports/hospital-booking.ts. Sandbox mode only.
create table demo_hospital.house (
  hos_id text constraint house_pk primary key,
  release_hour int not null constraint house_release_hour_known check (release_hour between 0 and 23),
  grown_until date
);
comment on table demo_hospital.house is 'The hospitals that give numbers out.';
comment on column demo_hospital.house.grown_until is 'Up to and with this day the sessions have been made from the plans.';

create table demo_hospital.clinic_department (
  hos_id text not null constraint clinic_department_house_fk references demo_hospital.house,
  dept_code text not null,
  parent_code text,
  dept_name text not null,
  introduction text not null default '',
  place text not null default '',
  kind text not null default 'ordinary' constraint clinic_department_kind_known check (kind in ('ordinary', 'mdt', 'school')),
  part_codes text[] not null default '{}',
  gb_dept_code text not null default '',
  position int not null default 0,
  constraint clinic_department_pk primary key (hos_id, dept_code)
);

create table demo_hospital.clinic_doctor (
  hos_id text not null,
  doctor_code text not null,
  dept_code text not null,
  doctor_name text not null,
  title text not null default '',
  skill text not null default '',
  is_expert boolean not null default false,
  doc_id text not null default '',
  position int not null default 0,
  constraint clinic_doctor_pk primary key (hos_id, doctor_code, dept_code),
  constraint clinic_doctor_department_fk foreign key (hos_id, dept_code) references demo_hospital.clinic_department
);

-- Which clinics are held each week. The sessions of a day are made from it when the day comes into sight.
create table demo_hospital.plan (
  hos_id text not null,
  plan_code text not null,
  weekday int not null constraint plan_weekday_known check (weekday between 1 and 7),
  dept_code text not null,
  doctor_code text,
  period text not null constraint plan_period_known check (period in ('am', 'pm', 'evening')),
  kind text not null constraint plan_kind_known check (kind in ('ordinary', 'expert', 'mdt', 'school')),
  fee_cents bigint not null,
  campus_name text not null default '',
  room text not null default '',
  number_count int not null constraint plan_number_count_positive check (number_count > 0),
  days_ahead int not null default 14 constraint plan_days_ahead_known check (days_ahead between 0 and 14),
  release_by text not null default 'first_come' constraint plan_release_known check (release_by in ('first_come', 'draw')),
  window_share double precision not null default 0,
  stop_share double precision not null default 0,
  full_share double precision not null default 0,
  constraint plan_pk primary key (hos_id, plan_code),
  constraint plan_department_fk foreign key (hos_id, dept_code) references demo_hospital.clinic_department
);
comment on column demo_hospital.plan.days_ahead is 'So many days before, at the hospital''s release hour, the numbers are given out.';
comment on column demo_hospital.plan.window_share is 'Which part of the numbers the window sells, spread over the time that they are on sale.';
comment on column demo_hospital.plan.stop_share is 'Which part of the sessions is stopped from the outset; of full_share: sold out at release.';

create table demo_hospital.session (
  hos_id text not null,
  session_code text not null,
  dept_code text not null,
  doctor_code text,
  day date not null,
  period text not null,
  kind text not null,
  fee_cents bigint not null,
  campus_name text not null,
  room text not null,
  is_stopped boolean not null default false,
  stop_reason text not null default '',
  release_at timestamptz not null,
  release_by text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version bigint not null default 1,
  constraint session_pk primary key (hos_id, session_code)
);
create index session_day on demo_hospital.session (hos_id, day);
comment on index demo_hospital.session_day is 'Which sessions are held on these days?';

create table demo_hospital.number (
  hos_id text not null,
  number_code text not null,
  session_code text not null,
  no int not null,
  starts_at timestamptz not null,
  state text not null constraint number_state_known check (state in ('free', 'window', 'held', 'registered')),
  our_no text,
  held_until timestamptz,
  window_at timestamptz,
  constraint number_pk primary key (hos_id, number_code),
  constraint number_session_fk foreign key (hos_id, session_code) references demo_hospital.session
) with (fillfactor = 85
);
comment on column demo_hospital.number.window_at is 'When somebody takes it at the window, if it is free then.';
create index number_session on demo_hospital.number (hos_id, session_code, no);
comment on index demo_hospital.number_session is 'Which numbers has this session?';
create index number_window on demo_hospital.number (hos_id, window_at) where state = 'free' and window_at is not null;
comment on index demo_hospital.number_window is 'What does the window sell now?';
create index number_held on demo_hospital.number (hos_id, held_until) where state = 'held';
comment on index demo_hospital.number_held is 'Which holds have run out?';

create sequence demo_hospital.order_number start 700001;

create table demo_hospital.appointment (
  hos_id text not null,
  our_no text not null,
  hospital_no text not null default 'G' || nextval('demo_hospital.order_number'),
  number_code text not null,
  session_code text not null,
  record_number text not null,
  state text not null constraint appointment_state_known check (
    state in ('held', 'registered', 'lapsed', 'released', 'stopped', 'seen', 'missed')),
  pick_up_code text not null default '',
  pay_at text not null default '',
  amount_cents bigint not null default 0,
  illness jsonb not null default '{}',
  ends_at timestamptz not null,
  changed_at timestamptz not null,
  card_number text not null default '',
  constraint appointment_pk primary key (hos_id, our_no)
);
comment on column demo_hospital.appointment.state is 'lapsed: the hold ran out; released: we gave it back.';
comment on column demo_hospital.appointment.card_number is 'One of the cards of record_number; empty: none was said.';
create index appointment_visit on demo_hospital.appointment (hos_id, ends_at) where state = 'registered';
comment on index demo_hospital.appointment_visit is 'Whose visit is over?';
create index appointment_session on demo_hospital.appointment (hos_id, session_code);
comment on index demo_hospital.appointment_session is 'Whom does it concern when this session is stopped? Whose visit was it?';

create table demo_hospital.happening (
  happening_id bigint generated always as identity constraint happening_pk primary key,
  hos_id text not null,
  at timestamptz not null,
  kind text not null,
  content jsonb not null
);
create index happening_since on demo_hospital.happening (hos_id, happening_id);
comment on index demo_hospital.happening_since is 'What happened since this cursor?';

create function demo_hospital.luck(seed text) returns double precision
language sql immutable strict parallel safe
begin atomic
  select ('x' || substr(md5(seed), 1, 8))::bit(32)::bigint / 4294967296.0;
end;
comment on function demo_hospital.luck is 'From 0 up to, not including, 1: the same for the same seed.';

-- One after the other, so that a cursor never passes a number that is committed later.
create function demo_hospital.happen(of_hospital text, happened_at timestamptz, what text, about jsonb) returns bigint
language plpgsql volatile as $$
declare
  made bigint;
begin
  perform pg_advisory_xact_lock(hashtext('demo_hospital.happening'));
  insert into demo_hospital.happening (hos_id, at, kind, content)
    values (of_hospital, happened_at, what, about) returning happening_id into made;
  return made;
end
$$;

grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
