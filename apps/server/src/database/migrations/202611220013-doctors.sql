create table doctor (
  doc_id text constraint doctor_pk primary key default uuidv7()::text,
  doc_type text not null default 'DOC' constraint doctor_type_known check (doc_type in ('DOC', 'NURSE', 'PHARMACIST')),
  doc_name text not null,
  gender text not null constraint doctor_gender_known check (gender in ('M', 'F')),
  doc_title text not null,
  teach_title text not null default '',
  ccp_role text not null default '',
  licence_number text not null default '',
  hos_id text not null constraint doctor_hospital_fk references hospital,
  campus_id text constraint doctor_campus_fk references campus,
  gb_dept_code text not null constraint doctor_department_fk references department,
  dept_name text not null default '',
  skill text not null default '',
  resume text not null default '',
  tags text[] not null default '{}',
  avatar text not null,
  can_prescribe boolean not null default false,
  free_clinic_is_on boolean not null default false,
  famous_position int,
  recommend_position int not null default 1000,
  score_sum bigint not null default 0,
  score_count int not null default 0,
  served_count int not null default 0 constraint doctor_served_not_negative check (served_count >= 0),
  pinyin text collate "C" not null default '',
  initials text collate "C" not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null,
  score double precision not null generated always as (
    case when score_count = 0 then 0 else round(score_sum * 10.0 / score_count) / 10 end
  ) stored,
  search tsvector not null generated always as (
    setweight(bigrams(doc_name), 'A') || setweight(bigrams(dept_name), 'B') || setweight(bigrams(tags), 'B')
      || setweight(bigrams(skill), 'C') || setweight(bigrams(doc_title || ' ' || teach_title || ' ' || resume), 'D')
  ) stored,
  constraint doctor_score_within_ten check (score_sum between 0 and score_count * 10::bigint)
);
comment on column doctor.ccp_role is 'A public role that is worth a badge, e.g. 党员先锋岗; on the wire docCcpRole.';
comment on column doctor.dept_name is 'The clinic by the hospital''s own name where it differs, e.g. 乳腺外科 within 04.01; on the wire docDeptName, asked for as subDeptName.';
comment on column doctor.avatar is 'Name of a public picture.';
comment on column doctor.recommend_position is 'Place in the default order; 1000 and more: not recommended.';
comment on column doctor.famous_position is 'Place among the famous (famousSort); null: not famous.';
comment on column doctor.score is 'Mean of the reviews, 0 to 10 with one decimal; 0 while there is none.';
create index doctor_recommended on doctor (recommend_position, doc_id) where is_active;
comment on index doctor_recommended is 'Which doctors are recommended first?';
create index doctor_famous on doctor (famous_position, doc_id) where is_active and famous_position is not null;
comment on index doctor_famous is 'Which doctors are the famous ones, in their order?';
create index doctor_famous_first on doctor (famous_position, recommend_position, doc_id) where is_active;
comment on index doctor_famous_first is 'Which doctors come first when the famous ones do, and then the recommended ones?';
create index doctor_praised on doctor (score desc, score_count desc, doc_id) where is_active;
comment on index doctor_praised is 'Which doctors are praised most?';
create index doctor_served on doctor (served_count desc, doc_id) where is_active;
comment on index doctor_served is 'Which doctors have served most?';
create index doctor_department on doctor (gb_dept_code, recommend_position) where is_active;
comment on index doctor_department is 'Which doctors has this department?';
create index doctor_clinic on doctor (dept_name, recommend_position) where is_active;
comment on index doctor_clinic is 'Which doctors has the clinic of this name?';
create index doctor_hospital on doctor (hos_id, gb_dept_code, recommend_position) where is_active;
comment on index doctor_hospital is 'Which doctors has this hospital, and of this department?';
create index doctor_search on doctor using gin (search);
comment on index doctor_search is 'Which doctors have these characters in name, clinic, tags, skill or resume?';
create index doctor_pinyin on doctor (pinyin);
comment on index doctor_pinyin is 'Whose name begins with this pinyin?';
create index doctor_initials on doctor (initials);
comment on index doctor_initials is 'Whose name begins with these initials?';
create index doctor_name on doctor (doc_name, doc_id);
comment on index doctor_name is 'Which doctors are there, hidden ones included, by name?';

create table doctor_offer (
  doc_id text not null constraint doctor_offer_fk references doctor,
  consult_type text not null constraint doctor_offer_type_known check (consult_type in ('DOCPIC', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC', 'DRUGPIC')),
  price_cents bigint not null constraint doctor_offer_price_not_negative check (price_cents >= 0),
  reply_limit int not null default 10 constraint doctor_offer_reply_limit_not_negative check (reply_limit >= 0),
  is_open boolean not null default true,
  constraint doctor_offer_pk primary key (doc_id, consult_type)
);
comment on table doctor_offer is 'DOCPIC: text and pictures (price 0: general). VIDEO: arranged by the hospital. DOCVIDEO: the doctor''s own, for a famous one the famous-doctor video. PERSONAL_TIME_PIC: from this price; the periods stand in doctor_service.';
comment on column doctor_offer.reply_limit is 'Replies that the patient may send; of PERSONAL_TIME_PIC a day.';
create index doctor_offer_open on doctor_offer (consult_type, doc_id) include (price_cents, reply_limit) where is_open;
comment on index doctor_offer_open is 'Which doctors can be asked in this way now, and for how much?';

-- A service for a length of time with one doctor (PERSONAL_TIME_PIC). The documents call it serve.
create table doctor_service (
  service_id text constraint doctor_service_pk primary key default uuidv7()::text,
  doc_id text not null constraint doctor_service_fk references doctor,
  serve_name text not null,
  serve_icon text not null default '',
  serve_content text not null default '',
  price_cents bigint not null default 0 constraint doctor_service_price_not_negative check (price_cents >= 0),
  length_of_time int not null default 0,
  length_unit text not null default 'DAY' constraint doctor_service_unit_known check (length_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  daily_reply_limit int not null default 5 constraint doctor_service_reply_limit_positive check (daily_reply_limit > 0),
  is_open boolean not null default true,
  position int not null default 0
);
create index doctor_service_doctor on doctor_service (doc_id, position);
comment on index doctor_service_doctor is 'For how long can this doctor be engaged?';

create table doctor_notice (
  doc_id text constraint doctor_notice_pk primary key constraint doctor_notice_fk references doctor,
  content text not null,
  ends_at timestamptz,
  created_at timestamptz not null
);
comment on table doctor_notice is 'What a doctor has pinned to the door, e.g. that he is away; without ends_at until it is taken down.';

create table exclusive_code (
  exclusive_code_id text constraint exclusive_code_pk primary key default uuidv7()::text,
  doc_id text not null constraint exclusive_code_fk references doctor,
  created_at timestamptz not null
);
comment on table exclusive_code is 'A QR code of one doctor: who scans it finds and follows the doctor.';
create index exclusive_code_doctor on exclusive_code (doc_id);
comment on index exclusive_code_doctor is 'Which codes has this doctor?';

-- Who stops following keeps his follow: the talk hangs on it and is there again when he comes back.
create table doctor_follow (
  account_id text not null,
  doc_id text not null constraint doctor_follow_fk references doctor,
  follow_id text not null default uuidv7()::text constraint doctor_follow_id_key unique,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint doctor_follow_pk primary key (account_id, doc_id),
  constraint doctor_follow_account_fk foreign key (account_id) references account
);
comment on column doctor_follow.created_at is 'Since when; anew when somebody comes back.';
comment on column doctor_follow.ended_at is 'When the account stopped following; null while it follows.';
create index doctor_follow_newest on doctor_follow (account_id, created_at desc) where ended_at is null;
comment on index doctor_follow_newest is 'Which doctors does the account follow, the latest first?';
create index doctor_follow_doctor on doctor_follow (doc_id, created_at desc) where ended_at is null;
comment on index doctor_follow_doctor is 'Who follows this doctor, the latest first, and how many are they?';

-- Strict functions keep their own plan; spread out into another query they would ask for every row anew.
create function doctors_with(words text) returns table (doc_id text, closeness real)
language sql stable strict parallel safe rows 40
begin atomic
  select doctor.doc_id,
    (case when doctor.pinyin = (select spelled(words)) then 2
          when doctor.pinyin >= (select spelled(words)) and doctor.pinyin < (select spelled(words) || '~') then 1.5
          when doctor.initials = (select spelled(words)) then 1.25
          when doctor.initials >= (select spelled(words)) and doctor.initials < (select spelled(words) || '~') then 1 else 0 end
      + case when doctor.gb_dept_code = any (array(select department.gb_dept_code from department where department.search @@ (select bigram_query(words)))) then 0.3 else 0 end
      + coalesce(ts_rank(doctor.search, (select bigram_query(words))), 0))::real
  from doctor
  where doctor.is_active and (
    doctor.search @@ (select bigram_query(words))
    or doctor.pinyin >= (select spelled(words)) and doctor.pinyin < (select spelled(words) || '~')
    or doctor.initials >= (select spelled(words)) and doctor.initials < (select spelled(words) || '~')
    or doctor.gb_dept_code = any (array(select department.gb_dept_code from department where department.search @@ (select bigram_query(words))))
  );
end;
comment on function doctors_with is 'Active doctors by characters, pinyin, initials or a name of their department; a greater closeness is nearer.';

create function find_doctors(words text) returns table (doc_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.doc_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral doctors_with(asked.word) as found
  group by found.doc_id;
end;
comment on function find_doctors is 'Active doctors by characters, pinyin or initials, theirs or those of an illness; a greater closeness is nearer.';
