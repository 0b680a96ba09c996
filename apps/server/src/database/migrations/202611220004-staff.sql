create table staff (
  staff_id text constraint staff_pk primary key default uuidv7()::text,
  login text not null constraint staff_login_key unique,
  password_hash text not null,
  name text not null,
  role text not null constraint staff_role_known check (role in ('doctor', 'nurse', 'pharmacist', 'operator', 'admin')),
  doc_id text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  one_time_until timestamptz
);
comment on column staff.doc_id is 'The doctor whose queue this member of staff answers, if any.';
comment on column staff.one_time_until is 'The password is one that was handed over: until when it opens a login, which must change it first. Null: his own.';
create index staff_name on staff (name, staff_id);
comment on index staff_name is 'Who works here, by name, a page at a time?';
create index staff_profile on staff (doc_id) where doc_id is not null;
comment on index staff_profile is 'Who works in the name of this doctor?';

-- Who changes his own password stays where he works; everywhere else he is out.
create function end_sessions_of_staff() returns trigger language plpgsql as $$
declare
  kept text := nullif(current_setting('nethos.kept_session', true), '');
begin
  perform pg_notify('nethos_event',
    json_build_object('to', json_build_object('sessionId', session_id), 'type', 'session', 'id', session_id)::text)
    from session where staff_id = new.staff_id and session_id is distinct from kept;
  delete from session where staff_id = new.staff_id and session_id is distinct from kept;
  return null;
end $$;
create trigger staff_shut_out after update of is_active, role, doc_id, password_hash on staff
  for each row when (not new.is_active or new.role <> old.role or new.doc_id is distinct from old.doc_id or new.password_hash <> old.password_hash)
  execute function end_sessions_of_staff();

-- The second factor: codes from an authenticator app (RFC 6238), and ten for the day that the phone is lost.
create table staff_second_factor (
  staff_id text constraint staff_second_factor_pk primary key constraint staff_second_factor_staff_fk references staff on delete cascade,
  secret_sealed bytea not null,
  begun_in text not null,
  since timestamptz,
  last_step int not null default 0
);
comment on column staff_second_factor.begun_in is 'The session that was shown the secret: only it can confirm it.';
comment on column staff_second_factor.since is 'When the first code proved it; until then it is asked for by nobody.';
comment on column staff_second_factor.last_step is 'The 30-second step of the newest code that was taken: no code counts twice, whichever process it reaches.';

create table staff_recovery_code (
  staff_id text not null constraint staff_recovery_code_factor_fk references staff_second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint staff_recovery_code_pk primary key (staff_id, code_hash)
);
comment on column staff_recovery_code.code_hash is 'Keyed hash: the code itself was shown once and is kept nowhere.';
