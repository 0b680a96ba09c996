-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table session add column identity_until timestamptz;
comment on column session.identity_until is 'A doctor has shown in it that it is he: until when that counts. Null: not yet, or not asked for.';

create table staff_identity (
  staff_id text constraint staff_identity_pk primary key constraint staff_identity_staff_fk references staff,
  id_card_sealed bytea not null,
  checked_at timestamptz not null
);
comment on table staff_identity is 'The ID number of a doctor under seal, since the register has found that it is his.';

create table staff_identity_proof (
  proof_id text constraint staff_identity_proof_pk primary key default uuidv7()::text,
  staff_id text not null constraint staff_identity_proof_staff_fk references staff,
  session_id text not null,
  outside_id text,
  begun_at timestamptz not null,
  outcome text constraint staff_identity_proof_outcome_known check (outcome in ('passed', 'failed')),
  ended_at timestamptz,
  constraint staff_identity_proof_ended_whole check ((outcome is null) = (ended_at is null))
);
comment on table staff_identity_proof is 'Each time that a doctor was looked at, and what came of it. The session may be over: it is only named.';
create index staff_identity_proof_open on staff_identity_proof (staff_id, session_id, begun_at desc) where outcome is null;
comment on index staff_identity_proof_open is 'Which try of this login has no end yet?';

create table sandbox.face_check (
  certify_id text constraint face_check_pk primary key,
  order_no text not null constraint face_check_order_key unique,
  name text not null,
  return_url text not null,
  passed boolean
);
comment on table sandbox.face_check is 'Who was sent to the page of faces that the sandbox plays, and which button was pressed there.';
grant select, insert, update, delete on sandbox.face_check to public;
