-- What the law keeps cannot be deleted before its time, whoever asks: docs/decisions/0118, apps/server/src/database/retention.ts.
create function refuse_early_delete() returns trigger language plpgsql as $$
declare
  since timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
begin
  if since + (tg_argv[1] || ' years')::interval > now() then
    raise exception '% is kept for % years', tg_table_name, tg_argv[1] using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
comment on function refuse_early_delete is 'For triggers: the column that says since when, and how many years the law keeps the row.';

create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is kept by law', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger consult_kept before delete on consult for each row execute function refuse_early_delete('created_at', '15');
create trigger consult_not_truncated before truncate on consult execute function refuse_truncate();
create trigger renewal_kept before delete on renewal for each row execute function refuse_early_delete('created_at', '15');
create trigger renewal_not_truncated before truncate on renewal execute function refuse_truncate();
create trigger prescription_kept before delete on prescription for each row execute function refuse_early_delete('prescribed_at', '15');
create trigger prescription_not_truncated before truncate on prescription execute function refuse_truncate();
create trigger treatment_kept before delete on treatment for each row execute function refuse_early_delete('created_at', '15');
create trigger treatment_not_truncated before truncate on treatment execute function refuse_truncate();
create trigger consult_message_kept before delete on consult_message for each row execute function refuse_early_delete('created_at', '3');
create trigger consult_message_not_truncated before truncate on consult_message execute function refuse_truncate();
create trigger follow_message_kept before delete on follow_message for each row execute function refuse_early_delete('created_at', '3');
create trigger follow_message_not_truncated before truncate on follow_message execute function refuse_truncate();
create trigger video_room_kept before delete on video_room for each row execute function refuse_early_delete('begins_at', '3');
create trigger video_room_not_truncated before truncate on video_room execute function refuse_truncate();
create trigger payment_kept before delete on payment for each row execute function refuse_early_delete('created_at', '3');
create trigger payment_not_truncated before truncate on payment execute function refuse_truncate();

-- A medical record written in a talk is a record, not only talk.
create function refuse_record_delete() returns trigger language plpgsql as $$
begin
  if old.msg_type = 'MEDICAL_RECORD' and old.created_at + interval '15 years' > now() then
    raise exception 'a medical record is kept for 15 years' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger consult_message_record_kept before delete on consult_message for each row execute function refuse_record_delete();

-- A file that hangs on such a record stays on it (and what hangs cannot be deleted: attachment_use_fk).
create function refuse_file_release() returns trigger language plpgsql as $$
begin
  if old.record_type in ('consult', 'renewal', 'prescription', 'follow') and exists (
    select from attachment where atta_id = old.atta_id and created_at + interval '15 years' > now()
  ) then
    raise exception 'a file of a medical record is kept for 15 years' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger attachment_use_kept before delete on attachment_use for each row execute function refuse_file_release();
create trigger attachment_use_not_truncated before truncate on attachment_use execute function refuse_truncate();
