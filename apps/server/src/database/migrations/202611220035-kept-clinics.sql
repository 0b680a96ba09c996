-- The clinics of hospitals without a registration system of their own, kept at the workbench (docs/decisions/0060). Our copy
-- (clinic_*) follows them through ports/hospital-booking.ts as it follows any other hospital's.
create table kept_department (
  hos_id text not null constraint kept_department_hospital_fk references hospital,
  dept_code text not null,
  parent_code text,
  dept_name text not null,
  introduction text not null default '',
  place text not null default '',
  kind text not null default 'ordinary' constraint kept_department_kind_known check (kind in ('ordinary', 'mdt', 'school')),
  part_codes text[] not null default '{}',
  gb_dept_code text not null default '',
  position int not null default 0,
  is_active boolean not null default true,
  constraint kept_department_pk primary key (hos_id, dept_code),
  constraint kept_department_parent_fk foreign key (hos_id, parent_code) references kept_department
);
comment on constraint kept_department_pk on kept_department is 'Which departments has this hospital?';
create unique index kept_department_named on kept_department (hos_id, parent_code, dept_name) nulls not distinct;
comment on index kept_department_named is 'Is there a department of this name on this level already? Which stand below this one?';

create table kept_doctor (
  hos_id text not null,
  doctor_code text not null,
  dept_code text not null,
  doctor_name text not null,
  title text not null default '',
  skill text not null default '',
  is_expert boolean not null default false,
  doc_id text not null default '',
  position int not null default 0,
  is_active boolean not null default true,
  constraint kept_doctor_pk primary key (hos_id, dept_code, doctor_code),
  constraint kept_doctor_department_fk foreign key (hos_id, dept_code) references kept_department
);
comment on column kept_doctor.doc_id is 'Who this is on the platform; empty: nobody.';
comment on constraint kept_doctor_pk on kept_doctor is 'Who holds clinics in this department?';

create table kept_plan (
  hos_id text not null,
  plan_code text not null,
  weekday int not null constraint kept_plan_weekday_known check (weekday between 1 and 7),
  dept_code text not null,
  doctor_code text,
  period text not null constraint kept_plan_period_known check (period in ('am', 'pm', 'evening')),
  kind text not null constraint kept_plan_kind_known check (kind in ('ordinary', 'expert', 'mdt', 'school')),
  fee_cents bigint not null constraint kept_plan_fee_not_negative check (fee_cents >= 0),
  campus_name text not null default '',
  room text not null default '',
  start_minute int not null constraint kept_plan_start_of_day check (start_minute between 0 and 1439),
  number_count int not null constraint kept_plan_number_count_positive check (number_count > 0),
  minutes_each int not null constraint kept_plan_minutes_positive check (minutes_each > 0),
  release_days int not null constraint kept_plan_release_days_known check (release_days between 0 and 14),
  release_hour int not null constraint kept_plan_release_hour_known check (release_hour between 0 and 23),
  release_by text not null default 'first_come' constraint kept_plan_release_known check (release_by in ('first_come', 'draw')),
  grown_until date,
  is_active boolean not null default true,
  constraint kept_plan_pk primary key (hos_id, plan_code),
  constraint kept_plan_department_fk foreign key (hos_id, dept_code) references kept_department,
  constraint kept_plan_doctor_fk foreign key (hos_id, dept_code, doctor_code) references kept_doctor
);
comment on table kept_plan is 'A clinic of each week. The sessions of a day are made from it when the day comes into sight.';
comment on column kept_plan.grown_until is 'Up to and with this day its sessions have been made.';
comment on constraint kept_plan_pk on kept_plan is 'Which clinics are held here each week? Whose sessions are to be made?';

create table kept_session (
  hos_id text not null,
  session_code text not null,
  plan_code text,
  dept_code text not null,
  doctor_code text,
  on_day date not null,
  period text not null constraint kept_session_period_known check (period in ('am', 'pm', 'evening')),
  kind text not null constraint kept_session_kind_known check (kind in ('ordinary', 'expert', 'mdt', 'school')),
  fee_cents bigint not null constraint kept_session_fee_not_negative check (fee_cents >= 0),
  campus_name text not null,
  room text not null,
  minutes_each int not null,
  is_stopped boolean not null default false,
  stop_reason text not null default '',
  release_at timestamptz not null,
  release_by text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version bigint not null default 1,
  constraint kept_session_pk primary key (hos_id, session_code),
  constraint kept_session_department_fk foreign key (hos_id, dept_code) references kept_department
);
create index kept_session_day on kept_session (hos_id, on_day, period);
comment on index kept_session_day is 'Which sessions are held on these days? Which are so old that they are forgotten?';
create unique index kept_session_one_place on kept_session (hos_id, doctor_code, on_day, period) where doctor_code is not null and not is_stopped;
comment on index kept_session_one_place is 'Does this doctor hold a clinic at this time already?';

create table kept_number (
  hos_id text not null,
  number_code text not null,
  session_code text not null,
  no int not null constraint kept_number_no_positive check (no > 0),
  starts_at timestamptz not null,
  state text not null constraint kept_number_state_known check (state in ('free', 'window', 'held', 'registered')),
  our_no text,
  held_until timestamptz,
  constraint kept_number_pk primary key (hos_id, number_code),
  constraint kept_number_session_fk foreign key (hos_id, session_code) references kept_session,
  constraint kept_number_held_ends check ((state = 'held') = (held_until is not null))
) with (fillfactor = 85
);
create index kept_number_session on kept_number (hos_id, session_code, no);
comment on index kept_number_session is 'Which numbers has this session?';
create index kept_number_held on kept_number (hos_id, held_until) where state = 'held';
comment on index kept_number_held is 'Which holds have run out?';

create sequence kept_order_no start 100001;

create table kept_order (
  hos_id text not null,
  our_no text not null,
  hospital_no text not null default 'N' || nextval('kept_order_no'),
  number_code text not null,
  session_code text not null,
  record_number text not null,
  state text not null constraint kept_order_state_known check (
    state in ('held', 'registered', 'lapsed', 'released', 'stopped', 'seen', 'missed')),
  pick_up_code text not null default '',
  pay_at text not null default '',
  amount_cents bigint not null default 0,
  changed_at timestamptz not null,
  ends_at timestamptz not null,
  constraint kept_order_pk primary key (hos_id, our_no)
);
comment on column kept_order.our_no is 'The booking.';
comment on column kept_order.state is 'lapsed: the hold ran out; released: it was given back.';
comment on column kept_order.ends_at is 'When its session ends.';
create index kept_order_session on kept_order (hos_id, session_code);
comment on index kept_order_session is 'Whom does it concern when this session is stopped? What is forgotten with it?';
create index kept_order_number on kept_order (hos_id, number_code);
comment on index kept_order_number is 'Whose number is or was this?';
create index kept_order_unmarked on kept_order (hos_id, ends_at) where state = 'registered';
comment on index kept_order_unmarked is 'Which visits are long over, and nobody has said what became of them?';

create table kept_happening (
  happening_id bigint generated always as identity constraint kept_happening_pk primary key,
  hos_id text not null,
  at timestamptz not null,
  kind text not null,
  content jsonb not null
);
create index kept_happening_since on kept_happening (hos_id, happening_id);
comment on index kept_happening_since is 'What happened since this cursor?';

-- Who changes what is told of takes turns, so that a cursor never passes a number that is committed later; who lists reads
-- between two changes.
create function kept_turn(of_hospital text, is_reader boolean) returns void
language plpgsql volatile as $$
begin
  if is_reader then
    perform pg_advisory_xact_lock_shared(hashtext('kept_happening'), hashtext(of_hospital));
  else
    perform pg_advisory_xact_lock(hashtext('kept_happening'), hashtext(of_hospital));
  end if;
end
$$;

create function kept_happen(of_hospital text, happened_at timestamptz, what text, about jsonb) returns bigint
language plpgsql volatile as $$
declare
  made bigint;
begin
  perform kept_turn(of_hospital, false);
  insert into kept_happening (hos_id, at, kind, content) values (of_hospital, happened_at, what, about) returning happening_id into made;
  return made;
end
$$;

create sequence kept_record_no start 100001;

create table kept_patient (
  hos_id text not null constraint kept_patient_hospital_fk references hospital,
  record_number text not null default 'N' || nextval('kept_record_no'),
  id_hash bytea not null,
  file_sealed bytea not null,
  created_at timestamptz not null,
  constraint kept_patient_pk primary key (hos_id, record_number),
  constraint kept_patient_once unique (hos_id, id_hash)
);
comment on table kept_patient is 'The patient index (病案) of a hospital that has none of its own. What stands in a file lies sealed.';
comment on column kept_patient.id_hash is 'Keyed hash of the ID number.';
comment on constraint kept_patient_once on kept_patient is 'Who has this ID number at this hospital? One file each.';
