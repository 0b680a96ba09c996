-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- What the doctor has made sure of before he signed (互联网诊疗管理办法 16 and 20, 处方管理办法 19).
alter table prescription add column proof_kind text not null default '';
alter table prescription add column long_reason text not null default '';
alter table prescription add column guardian_present boolean not null default false;
alter table prescription add column companion text not null default '';
comment on column prescription.proof_kind is 'Which proof of the diagnosis he has looked at; it hangs on the renewal. '''': written before this was asked.';
comment on column prescription.long_reason is 'Why for more than seven days; '''': for seven at most.';
comment on column prescription.companion is 'Of a child under six: the doctor of the field who was with it.';
alter table medical_record_sheet add column proof_kind text not null default '';
comment on column medical_record_sheet.proof_kind is 'Which proof of an earlier diagnosis its doctor has looked at before he wrote one; '''': he wrote none by the list.';

-- safe: made anew in the next line, of the same transaction.
drop trigger prescription_unchanged on prescription;
create trigger prescription_unchanged before update of prescription_no, diagnosis, opinion, lines, content_hash, prescribed_at, proof_kind, long_reason, guardian_present, companion on prescription for each row
  when (old.prescription_no is distinct from new.prescription_no or old.diagnosis is distinct from new.diagnosis or old.opinion is distinct from new.opinion or old.lines is distinct from new.lines or old.content_hash is distinct from new.content_hash or old.prescribed_at is distinct from new.prescribed_at
    or old.proof_kind is distinct from new.proof_kind or old.long_reason is distinct from new.long_reason or old.guardian_present is distinct from new.guardian_present or old.companion is distinct from new.companion)
  execute function refuse_other_words();

-- safe: the formulary of a hospital has some thousand rows.
alter table drug drop constraint drug_control_known;
-- safe: as above, and the version before writes none of the new words.
alter table drug add constraint drug_control_known
  check (control in ('', 'narcotic', 'psychotropic_1', 'psychotropic_2', 'toxic', 'radioactive', 'special'));
