-- A password that an administrator has handed over counts once: until then the login opens nothing but its change.
alter table staff add column one_time_until timestamptz;
comment on column staff.one_time_until is 'The password is one that was handed over: until when it opens a login, which must change it first. Null: his own.';
create index staff_name on staff (name, staff_id);
comment on index staff_name is 'Who works here, by name, a page at a time?';
create index staff_profile on staff (doc_id) where doc_id is not null;
comment on index staff_profile is 'Who works in the name of this doctor?';

-- Who changes his own password stays where he works; everywhere else he is out.
create or replace function end_sessions_of_staff() returns trigger language plpgsql as $$
declare
  kept text := nullif(current_setting('nethos.kept_session', true), '');
begin
  perform pg_notify('nethos_event',
    json_build_object('to', json_build_object('sessionId', session_id), 'type', 'session', 'id', session_id)::text)
    from session where staff_id = new.staff_id and session_id is distinct from kept;
  delete from session where staff_id = new.staff_id and session_id is distinct from kept;
  return null;
end $$;
