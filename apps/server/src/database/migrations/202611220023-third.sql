-- One-time codes by which a partner's server learns whose page it shows (contract: third.services.ts).
create table third_code (
  code_hash bytea constraint third_code_pk primary key,
  third_id text not null,
  session_id text not null constraint third_code_session_fk references session on delete cascade,
  account_id text not null,
  person_id text not null constraint third_code_person_fk references person,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index third_code_expires on third_code (expires_at);
comment on index third_code_expires is 'Which codes can housekeeping remove?';
create index third_code_session on third_code (session_id);
comment on index third_code_session is 'Which codes end with this session?';
