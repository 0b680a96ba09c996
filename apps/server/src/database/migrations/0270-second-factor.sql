-- The staff's second factor: codes from an authenticator app (RFC 6238), and ten for the day that the phone is lost.
alter table session add column is_proven boolean not null default false;
comment on column session.is_proven is 'A member of staff has given a code of his second factor in it; means nothing for patients.';

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
