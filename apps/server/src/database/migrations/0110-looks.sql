-- Who looked at my record (security.md 16, docs/decisions/0020).

alter table audit add column once_key text;
comment on column audit.once_key is 'What a list shows is written once for each member of staff, person and day: actor, action, person, day.';
create unique index audit_once on audit (once_key) where once_key is not null;
comment on index audit_once is 'Is today''s line about this person in this member of staff''s list written already?';

create index audit_person on audit (person_id, audit_id desc) where person_id is not null;
comment on index audit_person is 'Who looked at the records of this person?';
create index audit_actor on audit (actor_id, audit_id desc);
comment on index audit_actor is 'What has this member of staff, or this account, done?';
create index audit_at on audit (at desc);
comment on index audit_at is 'What was done on this day?';

create index person_id_card on person (id_card_hash) where id_card_hash is not null;
comment on index person_id_card is 'In which accounts is this human being looked after? His own account shows who looked there.';

-- Whoever is shut out at the desk is out at once: calls, files and event streams, in whichever process.
create function end_sessions_of_staff() returns trigger language plpgsql as $$
begin
  perform pg_notify('nethos_event',
    json_build_object('to', json_build_object('sessionId', session_id), 'type', 'session', 'id', session_id)::text)
    from session where staff_id = new.staff_id;
  delete from session where staff_id = new.staff_id;
  return null;
end $$;
create trigger staff_shut_out after update of is_active, role, doc_id, password_hash on staff
  for each row when (not new.is_active or new.role <> old.role or new.doc_id is distinct from old.doc_id or new.password_hash <> old.password_hash)
  execute function end_sessions_of_staff();
