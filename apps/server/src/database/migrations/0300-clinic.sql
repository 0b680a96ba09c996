-- What can be booked (预约挂号), as the hospitals last told it through their port. Ids are ours: `${hosId}.${code}`.

create table clinic_department (
  dept_id text constraint clinic_department_pk primary key,
  hos_id text not null constraint clinic_department_hospital_fk references hospital,
  dept_code text not null,
  parent_id text constraint clinic_department_parent_fk references clinic_department,
  dept_name text not null,
  introduction text not null default '',
  place text not null default '',
  picture text not null default '',
  kind text not null default 'ordinary' constraint clinic_department_kind_known check (kind in ('ordinary', 'mdt', 'school')),
  part_ids text[] not null default '{}',
  gb_dept_code text constraint clinic_department_gb_fk references department,
  position int not null default 0,
  is_active boolean not null default true,
  pinyin text collate "C" not null default '',
  initials text collate "C" not null default '',
  search tsvector not null generated always as (bigrams(dept_name)) stored,
  constraint clinic_department_once unique (hos_id, dept_code)
);
comment on table clinic_department is '挂号科室, in two levels. Not the national list (department) that consults are sorted by.';
comment on column clinic_department.part_ids is 'The departments that sit together, of kind mdt.';
comment on constraint clinic_department_once on clinic_department is 'Which department has this code in the hospital''s system?';
create index clinic_department_listed on clinic_department (hos_id, kind, parent_id, position) where is_active;
comment on index clinic_department_listed is 'Which departments can be booked here, in order?';
create index clinic_department_search on clinic_department using gin (search);
comment on index clinic_department_search is 'Which departments have these characters in their name?';

create table clinic_doctor (
  clinic_doctor_id text constraint clinic_doctor_pk primary key,
  hos_id text not null constraint clinic_doctor_hospital_fk references hospital,
  dept_id text not null constraint clinic_doctor_department_fk references clinic_department,
  doctor_code text not null,
  doc_id text constraint clinic_doctor_doctor_fk references doctor,
  doctor_name text not null,
  title text not null default '',
  skill text not null default '',
  is_expert boolean not null default false,
  position int not null default 0,
  is_active boolean not null default true,
  pinyin text collate "C" not null default '',
  initials text collate "C" not null default '',
  search tsvector not null generated always as (setweight(bigrams(doctor_name), 'A') || setweight(bigrams(skill), 'C')) stored,
  constraint clinic_doctor_once unique (hos_id, doctor_code, dept_id)
);
comment on table clinic_doctor is '出诊医生: who holds clinics in a department; on the wire bookDocId. One doctor of the platform may have several.';
comment on column clinic_doctor.doc_id is 'The same doctor on the platform, whose portrait is shown and who can be asked online.';
create index clinic_doctor_department on clinic_doctor (dept_id, position) where is_active;
comment on index clinic_doctor_department is 'Who holds clinics in this department?';
create index clinic_doctor_experts on clinic_doctor (hos_id, position) where is_active and is_expert;
comment on index clinic_doctor_experts is 'Which experts hold clinics in this hospital?';
create index clinic_doctor_doctor on clinic_doctor (doc_id) where doc_id is not null;
comment on index clinic_doctor_doctor is 'Where can this doctor of the platform be visited?';
create index clinic_doctor_search on clinic_doctor using gin (search);
comment on index clinic_doctor_search is 'Which doctors have these characters in name or skill?';
create index clinic_doctor_pinyin on clinic_doctor (pinyin);
comment on index clinic_doctor_pinyin is 'Whose name begins with this pinyin?';
create index clinic_doctor_initials on clinic_doctor (initials);
comment on index clinic_doctor_initials is 'Whose name begins with these initials?';

create table clinic_session (
  session_id text constraint clinic_session_pk primary key,
  hos_id text not null constraint clinic_session_hospital_fk references hospital,
  session_code text not null,
  dept_id text not null constraint clinic_session_department_fk references clinic_department,
  clinic_doctor_id text constraint clinic_session_doctor_fk references clinic_doctor,
  on_day date not null,
  period text not null constraint clinic_session_period_known check (period in ('am', 'pm', 'evening')),
  kind text not null constraint clinic_session_kind_known check (kind in ('ordinary', 'expert', 'mdt', 'school')),
  fee_cents bigint not null constraint clinic_session_fee_not_negative check (fee_cents >= 0),
  campus_name text not null default '',
  room text not null default '',
  is_stopped boolean not null default false,
  stop_reason text not null default '',
  release_at timestamptz not null,
  release_by text not null default 'first_come' constraint clinic_session_release_known check (release_by in ('first_come', 'draw')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version bigint not null default 0,
  constraint clinic_session_once unique (hos_id, session_code)
);
comment on table clinic_session is '门诊安排 (号源的一节): one doctor or department, one day, one period. On the wire bookSchemeId.';
comment on column clinic_session.ends_at is 'No number of it can be taken after this.';
create index clinic_session_department on clinic_session (dept_id, on_day, period);
comment on index clinic_session_department is 'Which sessions has this department on these days?';
create index clinic_session_doctor on clinic_session (clinic_doctor_id, on_day, period);
comment on index clinic_session_doctor is 'When does this doctor hold clinics?';
create index clinic_session_day on clinic_session (hos_id, on_day, kind);
comment on index clinic_session_day is 'What does this hospital offer on this day?';
create index clinic_session_release on clinic_session (release_at);
comment on index clinic_session_release is 'What is released next?';

create table clinic_number (
  number_id text constraint clinic_number_pk primary key,
  session_id text not null constraint clinic_number_session_fk references clinic_session,
  number_code text not null,
  no int not null constraint clinic_number_no_positive check (no > 0),
  starts_at timestamptz not null,
  state text not null constraint clinic_number_state_known check (state in ('open', 'taken', 'cooling', 'offered', 'elsewhere')),
  booking_id text constraint clinic_number_booking_key unique,
  offer_id text constraint clinic_number_offer_key unique,
  reopens_at timestamptz,
  constraint clinic_number_taken_by_one check ((state = 'taken') = (booking_id is not null)),
  constraint clinic_number_offered_to_one check ((state = 'offered') = (offer_id is not null)),
  constraint clinic_number_cooling_ends check ((state = 'cooling') = (reopens_at is not null))
) with (fillfactor = 85);
comment on table clinic_number is '号: one place in a session. Taken by a conditional update, never by a read before it.';
comment on column clinic_number.state is 'cooling: given back, reopens at a minute nobody can guess (the waitlist comes first). offered: kept for one of the waitlist. elsewhere: the hospital''s window has it, or it was withdrawn.';
create index clinic_number_session on clinic_number (session_id, no);
comment on index clinic_number_session is 'Which numbers has this session?';
create index clinic_number_open on clinic_number (session_id, no) where state = 'open';
comment on index clinic_number_open is 'Which number is the next free one? How many are left?';
create index clinic_number_cooling on clinic_number (reopens_at) where state = 'cooling';
comment on index clinic_number_cooling is 'Which numbers reopen now?';

-- What a hospital has told us, once each; and how far we have read.
create table hospital_happening (
  hos_id text not null,
  happening_id text not null,
  kind text not null,
  content jsonb not null,
  at timestamptz not null,
  heard_at timestamptz not null,
  done_at timestamptz,
  constraint hospital_happening_pk primary key (hos_id, happening_id)
);
comment on constraint hospital_happening_pk on hospital_happening is 'Have we heard of this already?';
create index hospital_happening_open on hospital_happening (hos_id, at) where done_at is null;
comment on index hospital_happening_open is 'What was heard and not carried out?';

create table hospital_cursor (
  hos_id text constraint hospital_cursor_pk primary key constraint hospital_cursor_hospital_fk references hospital,
  cursor text not null default '',
  listed_at timestamptz,
  asked_at timestamptz
);
comment on column hospital_cursor.listed_at is 'When departments, doctors and all sessions were last fetched whole.';
