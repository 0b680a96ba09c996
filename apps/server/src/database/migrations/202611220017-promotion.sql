-- 推广码: every doctor has one of his own; whoever registers with it has come by him.
create table promote_code (
  code text constraint promote_code_pk primary key constraint promote_code_is_read check (code ~ '^D[A-HJ-NP-Z2-9]{8}$'),
  doc_id text not null constraint promote_code_once unique constraint promote_code_doctor_fk references doctor,
  created_at timestamptz not null
);
comment on column promote_code.code is 'Nine signs, D first: neither a friend''s invitation (eight) nor taken for one.';
comment on constraint promote_code_once on promote_code is 'What is this doctor''s code?';

create table promotion (
  account_id text constraint promotion_pk primary key constraint promotion_account_fk references account,
  doc_id text not null constraint promotion_doctor_fk references doctor,
  registered_at timestamptz not null
);
comment on table promotion is 'Who has come by which doctor. Doctors read how many, never who.';
create index promotion_doctor on promotion (doc_id);
comment on index promotion_doctor is 'How many have registered with this doctor''s code?';
