-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The patient's own diary is no record of the hospital's: what he deletes goes after a day (docs/decisions/0118).
-- safe: the version before loses nothing by it, it is refused less.
drop trigger treatment_kept on treatment;
-- safe: as above.
drop trigger treatment_not_truncated on treatment;

-- Kept by law as well: what is said and decided in programmes, and which report was shown in a consult.
create trigger programme_message_kept before delete on programme_message for each row execute function refuse_early_delete('created_at', '3');
create trigger programme_message_not_truncated before truncate on programme_message execute function refuse_truncate();
create trigger programme_application_kept before delete on programme_application for each row execute function refuse_early_delete('created_at', '15');
create trigger programme_application_not_truncated before truncate on programme_application execute function refuse_truncate();
create trigger consult_report_kept before delete on consult_report for each row execute function refuse_early_delete('added_at', '15');
create trigger consult_report_not_truncated before truncate on consult_report execute function refuse_truncate();

-- What is kept is kept as it was said: nobody writes it over, nor the instant that its years count from.
create function refuse_other_words() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'insufficient_privilege';
end $$;
comment on function refuse_other_words is 'For triggers on the columns that the law wants unchanged.';
create trigger consult_unchanged before update of consult_id, account_id, consult_type, content, created_at on consult for each row
  when (old.consult_id is distinct from new.consult_id or old.account_id is distinct from new.account_id or old.consult_type is distinct from new.consult_type or old.content is distinct from new.content or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger consult_message_unchanged before update of consult_id, msg_type, content, attachments, replier_type, replier_id, replier_name, created_at on consult_message for each row
  when (old.consult_id is distinct from new.consult_id or old.msg_type is distinct from new.msg_type or old.content is distinct from new.content or old.attachments is distinct from new.attachments or old.replier_type is distinct from new.replier_type or old.replier_id is distinct from new.replier_id or old.replier_name is distinct from new.replier_name or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger renewal_unchanged before update of created_at, asked on renewal for each row
  when (old.created_at is distinct from new.created_at or old.asked is distinct from new.asked) execute function refuse_other_words();
create trigger prescription_unchanged before update of prescription_no, diagnosis, opinion, lines, content_hash, prescribed_at on prescription for each row
  when (old.prescription_no is distinct from new.prescription_no or old.diagnosis is distinct from new.diagnosis or old.opinion is distinct from new.opinion or old.lines is distinct from new.lines or old.content_hash is distinct from new.content_hash or old.prescribed_at is distinct from new.prescribed_at) execute function refuse_other_words();
create trigger medical_record_sheet_unchanged before update of record_no, weight_kg, allergies, content_hash, written_at on medical_record_sheet for each row
  when (old.record_no is distinct from new.record_no or old.weight_kg is distinct from new.weight_kg or old.allergies is distinct from new.allergies or old.content_hash is distinct from new.content_hash or old.written_at is distinct from new.written_at) execute function refuse_other_words();
create trigger follow_message_unchanged before update of follow_id, msg_type, content, card, attachments, talker, talker_id, created_at on follow_message for each row
  when (old.follow_id is distinct from new.follow_id or old.msg_type is distinct from new.msg_type or old.content is distinct from new.content or old.card is distinct from new.card or old.attachments is distinct from new.attachments or old.talker is distinct from new.talker or old.talker_id is distinct from new.talker_id or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger group_message_unchanged before update of group_id, msg_type, content, card, attachments, speaker, speaker_id, created_at on group_message for each row
  when (old.group_id is distinct from new.group_id or old.msg_type is distinct from new.msg_type or old.content is distinct from new.content or old.card is distinct from new.card or old.attachments is distinct from new.attachments or old.speaker is distinct from new.speaker or old.speaker_id is distinct from new.speaker_id or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger programme_message_unchanged before update of application_id, talker, talker_id, text, created_at on programme_message for each row
  when (old.application_id is distinct from new.application_id or old.talker is distinct from new.talker or old.talker_id is distinct from new.talker_id or old.text is distinct from new.text or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger programme_application_unchanged before update of code, document, created_at on programme_application for each row
  when (old.code is distinct from new.code or old.document is distinct from new.document or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger consult_report_unchanged before update of consult_id, report_id, added_at on consult_report for each row
  when (old.consult_id is distinct from new.consult_id or old.report_id is distinct from new.report_id or old.added_at is distinct from new.added_at) execute function refuse_other_words();
create trigger video_room_unchanged before update of begins_at on video_room for each row
  when (old.begins_at is distinct from new.begins_at) execute function refuse_other_words();
create trigger payment_unchanged before update of amount_cents, created_at on payment for each row
  when (old.amount_cents is distinct from new.amount_cents or old.created_at is distinct from new.created_at) execute function refuse_other_words();

-- Files of a talk in a group, of an application and of a questionnaire hang as firmly as those of a consult, each as long as what they hang on.
create or replace function refuse_file_release() returns trigger language plpgsql as $$
declare
  years int := case
    when old.record_type in ('consult', 'renewal', 'prescription', 'follow', 'application', 'questionnaire') then 15
    when old.record_type = 'group_message' then 3
  end;
begin
  if years is not null and exists (
    select from attachment where atta_id = old.atta_id and created_at + make_interval(years => years) > now()
  ) then
    raise exception 'a file of a medical record is kept for % years', years using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
