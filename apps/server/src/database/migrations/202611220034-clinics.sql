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
create index clinic_department_pinyin on clinic_department (pinyin);
comment on index clinic_department_pinyin is 'Which departments'' names begin with this pinyin?';
create index clinic_department_initials on clinic_department (initials);
comment on index clinic_department_initials is 'Which departments'' names begin with these initials?';
create index clinic_department_gb on clinic_department (gb_dept_code) where gb_dept_code is not null;
comment on index clinic_department_gb is 'Which departments to book are of this kind?';
create index clinic_department_below on clinic_department (parent_id) where parent_id is not null;
comment on index clinic_department_below is 'Which departments stand below this one?';

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
  drawn_at timestamptz,
  opens_at timestamptz not null generated always as (
  case when release_by = 'draw' then greatest(release_at, coalesce(drawn_at, 'infinity')) else release_at end) stored,
  tidied_at timestamptz,
  constraint clinic_session_once unique (hos_id, session_code)
);
comment on table clinic_session is '门诊安排 (号源的一节): one doctor or department, one day, one period. On the wire bookSchemeId.';
comment on column clinic_session.ends_at is 'No number of it can be taken after this.';
comment on column clinic_session.drawn_at is 'Of a session that is released by draw: since when what is left can be taken by anybody. Null: not before the draw is over.';
comment on column clinic_session.opens_at is 'From when anybody may take a number.';
comment on column clinic_session.tidied_at is 'Long over, and looked at: it stays for good, since somebody has booked, waited or drawn here; the numbers that nobody had are gone.';
create index clinic_session_department on clinic_session (dept_id, on_day, period);
comment on index clinic_session_department is 'Which sessions has this department on these days?';
create index clinic_session_doctor on clinic_session (clinic_doctor_id, on_day, period);
comment on index clinic_session_doctor is 'When does this doctor hold clinics?';
create index clinic_session_day on clinic_session (hos_id, on_day, kind);
comment on index clinic_session_day is 'What does this hospital offer on this day?';
create index clinic_session_release on clinic_session (release_at);
comment on index clinic_session_release is 'What is released next?';
create index clinic_session_draw on clinic_session (release_at) where release_by = 'draw' and drawn_at is null;
comment on index clinic_session_draw is 'Which sessions are still to be drawn?';
create index clinic_session_over on clinic_session (ends_at) where tidied_at is null;
comment on index clinic_session_over is 'Which sessions are long over and not tidied up yet?';

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
  heard_at timestamptz,
  constraint clinic_number_taken_by_one check ((state = 'taken') = (booking_id is not null)),
  constraint clinic_number_offered_to_one check ((state = 'offered') = (offer_id is not null)),
  constraint clinic_number_cooling_ends check ((state = 'cooling') = (reopens_at is not null))
) with (fillfactor = 85
);
comment on table clinic_number is '号: one place in a session. Taken by a conditional update, never by a read before it.';
comment on column clinic_number.state is 'cooling: given back, reopens at a minute nobody can guess (the waitlist comes first). offered: kept for one of the waitlist. elsewhere: the hospital''s window has it, or it was withdrawn.';
comment on column clinic_number.heard_at is 'Of when the newest word of the hospital on this number is; what is older changes nothing.';
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
create index hospital_happening_done on hospital_happening (hos_id, at desc) where done_at is not null;
comment on index hospital_happening_done is 'When did something last happen at this hospital? What is so old that it is forgotten?';

create table hospital_cursor (
  hos_id text constraint hospital_cursor_pk primary key constraint hospital_cursor_hospital_fk references hospital,
  cursor text not null default '',
  listed_at timestamptz,
  asked_at timestamptz,
  list_asked_at timestamptz,
  answered_at timestamptz,
  trouble text not null default ''
);
comment on column hospital_cursor.listed_at is 'When departments, doctors and all sessions were last fetched whole.';
comment on column hospital_cursor.asked_at is 'When somebody last took it on himself to ask what happened.';
comment on column hospital_cursor.list_asked_at is 'When somebody last took it on himself to fetch everything.';
comment on column hospital_cursor.answered_at is 'When the hospital last answered; trouble: why it did not since.';

-- What can be had of sessions, and who and what is found by words.
create type slot_state as enum ('none', 'stopped', 'full', 'upcoming', 'drawing', 'bookable');
comment on type slot_state is 'In this order: of several the greatest is the best.';

create function slot_state_of(is_stopped boolean, release_at timestamptz, opens_at timestamptz, has_free boolean, at timestamptz) returns slot_state
language sql immutable parallel safe
return case
  when is_stopped then 'stopped'::slot_state
  when release_at > at then 'upcoming'::slot_state
  when opens_at > at then 'drawing'::slot_state
  when has_free then 'bookable'::slot_state
  else 'full'::slot_state
end;
comment on function slot_state_of is 'The state of a session, or of one of its numbers: slotStateOf of contract booking/slot.states.ts.';

create function find_clinic_departments(words text) returns table (dept_id text, closeness real)
language sql stable parallel safe
begin atomic
  select clinic_department.dept_id,
    (case when clinic_department.pinyin >= (select spelled(words)) and clinic_department.pinyin < (select spelled(words) || '~') then 1.5
          when clinic_department.initials >= (select spelled(words)) and clinic_department.initials < (select spelled(words) || '~') then 1 else 0 end
      + coalesce(ts_rank(clinic_department.search, (select bigram_query(words))), 0))::real
  from clinic_department
  where clinic_department.is_active and (
    clinic_department.search @@ (select bigram_query(words))
    or clinic_department.pinyin >= (select spelled(words)) and clinic_department.pinyin < (select spelled(words) || '~')
    or clinic_department.initials >= (select spelled(words)) and clinic_department.initials < (select spelled(words) || '~')
    or clinic_department.gb_dept_code = any (array(select department.gb_dept_code from department where department.search @@ (select bigram_query(words))))
  );
end;
comment on function find_clinic_departments is 'Departments to book by characters, pinyin, initials or a name of their kind of department (牙科); a greater closeness is nearer.';

create function find_clinic_doctors(words text) returns table (clinic_doctor_id text, closeness real)
language sql stable parallel safe
begin atomic
  select clinic_doctor.clinic_doctor_id,
    (case when clinic_doctor.pinyin = (select spelled(words)) then 2
          when clinic_doctor.pinyin >= (select spelled(words)) and clinic_doctor.pinyin < (select spelled(words) || '~') then 1.5
          when clinic_doctor.initials = (select spelled(words)) then 1.25
          when clinic_doctor.initials >= (select spelled(words)) and clinic_doctor.initials < (select spelled(words) || '~') then 1 else 0 end
      + case when clinic_doctor.dept_id = any (array(select found.dept_id from find_clinic_departments(words) as found)) then 0.3 else 0 end
      + coalesce(ts_rank(clinic_doctor.search, (select bigram_query(words))), 0))::real
  from clinic_doctor
  where clinic_doctor.is_active and (
    clinic_doctor.search @@ (select bigram_query(words))
    or clinic_doctor.pinyin >= (select spelled(words)) and clinic_doctor.pinyin < (select spelled(words) || '~')
    or clinic_doctor.initials >= (select spelled(words)) and clinic_doctor.initials < (select spelled(words) || '~')
    or clinic_doctor.dept_id = any (array(select found.dept_id from find_clinic_departments(words) as found))
  );
end;
comment on function find_clinic_doctors is 'Who holds clinics, by characters, pinyin, initials or a department''s name; a greater closeness is nearer.';

-- Only who owns a table may analyze it, and the role that works owns none.
create function gather_clinic_statistics() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  analyze clinic_department, clinic_doctor, clinic_session, clinic_number;
end
$$;
comment on function gather_clinic_statistics is 'After a hospital was listed for the first time: tens of thousands of rows at once.';
