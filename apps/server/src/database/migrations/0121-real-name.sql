-- 实名认证: asking the police's register. Every question counts; what was right is kept.
create table real_name_try (
  try_id text constraint real_name_try_pk primary key default uuidv7()::text,
  id_card_hash bytea not null,
  account_id text not null constraint real_name_try_account_fk references account,
  at timestamptz not null,
  outcome text constraint real_name_try_outcome_known check (outcome in ('match', 'mismatch', 'unknown'))
);
comment on column real_name_try.outcome is 'Null while nobody has answered; a try that was never answered stops counting after a minute.';
create index real_name_try_id_card on real_name_try (id_card_hash, at);
comment on index real_name_try_id_card is 'How often was this person asked about today, by whichever account?';

create table real_name_proof (
  proof_hash bytea constraint real_name_proof_pk primary key,
  proved_at timestamptz not null
);
comment on table real_name_proof is 'Keyed hashes of name and ID number that belong together by the register: not asked, and paid for, twice.';
