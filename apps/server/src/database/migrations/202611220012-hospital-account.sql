-- 医院帐号: a person's file at a hospital, bound to him here. On the wire: compatRecord.
create table hospital_account (
  hospital_account_id text constraint hospital_account_pk primary key default uuidv7()::text,
  account_id text not null constraint hospital_account_account_fk references account,
  person_id text not null constraint hospital_account_person_fk references person,
  hos_id text not null constraint hospital_account_hospital_fk references hospital,
  record_number text not null,
  bound_at timestamptz not null,
  constraint hospital_account_once unique (person_id, hos_id)
);
comment on column hospital_account.record_number is '病案号, as the hospital gave it.';
comment on constraint hospital_account_once on hospital_account is 'Has this person an account at this hospital, and which are all of his?';
create index hospital_account_account on hospital_account (account_id, person_id, bound_at);
comment on index hospital_account_account is 'Which hospital accounts have the people of this account, for their list?';

create table hospital_bind_try (
  person_id text constraint hospital_bind_try_pk primary key constraint hospital_bind_try_person_fk references person,
  hos_id text not null constraint hospital_bind_try_hospital_fk references hospital,
  at timestamptz not null
);
comment on table hospital_bind_try is 'The latest attempt to bind a person: one in 60 seconds (core 9). A mobile proved at the hospital takes it away.';
