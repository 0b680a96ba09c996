create table review (
  review_id text constraint review_pk primary key default uuidv7()::text,
  consult_id text constraint review_consult_key unique,
  account_id text,
  doc_id text constraint review_doctor_fk references doctor,
  team_id text constraint review_team_fk references team,
  module_type text not null
    constraint review_module_known check (module_type in ('DOCPIC', 'TEAMPIC', 'RENEWAL_OF_CONSULTATION', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC', 'DRUGPIC')),
  score int not null constraint review_score_even check (score between 0 and 10 and score % 2 = 0),
  content text not null default '',
  tags text[] not null default '{}',
  patient_name_masked text not null,
  created_at timestamptz not null,
  constraint review_has_one_subject check ((doc_id is null) <> (team_id is null))
);
comment on column review.score is 'Twice the stars.';
comment on column review.consult_id is 'Null: from before the online hospital.';
create index review_doctor_newest on review (doc_id, created_at desc, review_id) where doc_id is not null;
comment on index review_doctor_newest is 'What was said of this doctor, newest first?';
create index review_doctor_longest on review (doc_id, (length(content)) desc, created_at desc) where doc_id is not null;
comment on index review_doctor_longest is 'What was said of this doctor, most words first?';
create index review_team_newest on review (team_id, created_at desc, review_id) where team_id is not null;
comment on index review_team_newest is 'What was said of this team, newest first?';
create index review_team_longest on review (team_id, (length(content)) desc, created_at desc) where team_id is not null;
comment on index review_team_longest is 'What was said of this team, most words first?';
