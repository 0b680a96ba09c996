-- 代患者更换手机号: an account whose owner can prove nothing by himself gets another mobile by the hands of two of the office.
create table mobile_case (
  case_id text constraint mobile_case_pk primary key default uuidv7()::text,
  account_id text not null constraint mobile_case_account_fk references account,
  person_id text not null constraint mobile_case_person_fk references person,
  before_masked text not null,
  mobile_sealed bytea not null,
  document text not null constraint mobile_case_document_known check (document in ('id_card', 'temporary', 'household')),
  reason text not null,
  status text not null default 'waiting' constraint mobile_case_status_known check (status in ('waiting', 'done', 'declined', 'withdrawn')),
  asked_by text not null constraint mobile_case_asked_fk references staff,
  asked_at timestamptz not null,
  decided_by text constraint mobile_case_decided_fk references staff,
  decided_at timestamptz,
  note text not null default '',
  constraint mobile_case_is_decided check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint mobile_case_by_two check (status not in ('done', 'declined') or decided_by <> asked_by),
  constraint mobile_case_by_one check (status <> 'withdrawn' or decided_by = asked_by)
);
comment on column mobile_case.person_id is 'The account''s own person, whose document was looked at.';
comment on column mobile_case.before_masked is 'The mobile that logged in when it was asked for; masked, for the row outlives it.';
comment on column mobile_case.mobile_sealed is 'The new one, proved by a captcha.';
create unique index mobile_case_waiting on mobile_case (account_id) where status = 'waiting';
comment on index mobile_case_waiting is 'Does another one wait for this account?';
create index mobile_case_newest on mobile_case (asked_at desc, case_id desc);
comment on index mobile_case_newest is 'Which cases are the newest?';
create index mobile_case_newest_in on mobile_case (status, asked_at desc, case_id desc);
comment on index mobile_case_newest_in is 'Which cases of this status are the newest?';
