-- Who did or saw what, and who looked at my record (docs/decisions/0020).
create table audit (
  audit_id bigint generated always as identity constraint audit_pk primary key,
  at timestamptz not null,
  actor_kind text not null constraint audit_actor_known check (actor_kind in ('account', 'staff', 'system')),
  actor_id text not null,
  actor_name text not null default '',
  actor_role text not null default '',
  action text not null,
  account_id text,
  person_id text,
  record_type text,
  record_id text,
  request_id text not null,
  once_key text
);
comment on table audit is 'Append-only: who did or saw what, of whose record, when (security.md 16).';
comment on column audit.once_key is 'What a list shows is written once for each member of staff, person and day: actor, action, person, day.';
create index audit_account on audit (account_id, audit_id desc) where account_id is not null;
comment on index audit_account is 'Who looked at my record?';
create index audit_record on audit (record_type, record_id, audit_id desc) where record_id is not null;
comment on index audit_record is 'What happened to this record?';
create unique index audit_once on audit (once_key) where once_key is not null;
comment on index audit_once is 'Is today''s line about this person in this member of staff''s list written already?';
create index audit_person on audit (person_id, audit_id desc) where person_id is not null;
comment on index audit_person is 'Who looked at the records of this person?';
create index audit_actor on audit (actor_id, audit_id desc);
comment on index audit_actor is 'What has this member of staff, or this account, done?';
create index audit_at on audit (at desc);
comment on index audit_at is 'What was done on this day?';
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
