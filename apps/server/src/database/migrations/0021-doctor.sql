create table doctor (
  doc_id text constraint doctor_pk primary key default uuidv7()::text,
  doc_type text not null default 'DOC' constraint doctor_type_known check (doc_type in ('DOC', 'NURSE')),
  doc_name text not null,
  gender text not null constraint doctor_gender_known check (gender in ('M', 'F')),
  doc_title text not null,
  teach_title text not null default '',
  hos_id text not null constraint doctor_hospital_fk references hospital,
  gb_dept_code text not null constraint doctor_department_fk references department,
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
  served_count int not null default 0,
  reply_seconds_sum bigint not null default 0,
  reply_count int not null default 0,
  pinyin text not null default '',
  initials text not null default '',
  search tsvector not null default '',
  is_active boolean not null default true,
  created_at timestamptz not null,
  score numeric(3, 1) generated always as (case when score_count = 0 then 0 else round(score_sum::numeric / score_count, 1) end) stored
);
create index doctor_recommended on doctor (recommend_position, doc_id) where is_active;
comment on index doctor_recommended is 'Which doctors are recommended first?';
create index doctor_praised on doctor (score desc, doc_id) where is_active;
comment on index doctor_praised is 'Which doctors are praised most?';
create index doctor_served on doctor (served_count desc, doc_id) where is_active;
comment on index doctor_served is 'Which doctors have served most?';
create index doctor_department on doctor (gb_dept_code, recommend_position) where is_active;
comment on index doctor_department is 'Which doctors has this department?';
create index doctor_hospital on doctor (hos_id, recommend_position) where is_active;
comment on index doctor_hospital is 'Which doctors has this hospital?';
create index doctor_search on doctor using gin (search);
comment on index doctor_search is 'Which doctors have these characters in name, department, skill or tags?';
create index doctor_pinyin on doctor (pinyin text_pattern_ops);
comment on index doctor_pinyin is 'Whose name begins with this pinyin?';
create index doctor_initials on doctor (initials text_pattern_ops);
comment on index doctor_initials is 'Whose name begins with these initials?';

create table doctor_offer (
  doc_id text not null constraint doctor_offer_fk references doctor,
  consult_type text not null constraint doctor_offer_type_known check (consult_type in ('DOCPIC', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC')),
  price_cents bigint not null constraint doctor_offer_price_not_negative check (price_cents >= 0),
  reply_limit int not null default 10,
  is_open boolean not null default true,
  constraint doctor_offer_pk primary key (doc_id, consult_type)
);

create table doctor_notice (
  doc_id text constraint doctor_notice_pk primary key constraint doctor_notice_fk references doctor,
  content text not null,
  created_at timestamptz not null
);

create table doctor_follow (
  account_id text not null,
  doc_id text not null constraint doctor_follow_fk references doctor,
  created_at timestamptz not null,
  constraint doctor_follow_pk primary key (account_id, doc_id)
);
