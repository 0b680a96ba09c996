-- 用药咨询: a consult of a kind of its own, answered by a pharmacist, who is shown as doctors are.
alter table doctor
  drop constraint doctor_type_known,
  add constraint doctor_type_known check (doc_type in ('DOC', 'NURSE', 'PHARMACIST'));
alter table doctor_offer
  drop constraint doctor_offer_type_known,
  add constraint doctor_offer_type_known check (consult_type in ('DOCPIC', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC', 'DRUGPIC'));
alter table review
  drop constraint review_module_known,
  add constraint review_module_known check (
    module_type in ('DOCPIC', 'TEAMPIC', 'RENEWAL_OF_CONSULTATION', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC', 'DRUGPIC')
  );
alter table consult
  drop constraint consult_type_known,
  add constraint consult_type_known check (
    consult_type in ('DOCPIC', 'TEAMPIC', 'RENEWAL_OF_CONSULTATION', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC', 'DRUGPIC')
  ),
  add column medicines jsonb not null default '[]',
  add column allergy_history text not null default '';
comment on column consult.medicines is 'What a medication question is about: [{drugId, drugName, specification}]; drugId empty where a name was typed.';
comment on column consult.allergy_history is 'What was told of allergies with a medication question.';
