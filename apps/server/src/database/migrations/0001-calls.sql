-- What the dispatcher itself needs. Instants come from the application's clock, never from now().

create table secret (
  name text constraint secret_pk primary key,
  value bytea not null
);
comment on table secret is 'Keys made at first start of a sandbox; in production keys come from the environment and this stays empty.';

create table clock (
  one boolean constraint clock_pk primary key default true constraint clock_one_row check (one),
  offset_seconds bigint not null default 0 constraint clock_forward_only check (offset_seconds >= 0)
);
comment on table clock is 'How far the sandbox clock stands ahead; always 0 in production.';
insert into clock default values;

create table session (
  session_id text constraint session_pk primary key default uuidv7()::text,
  token_hash bytea not null constraint session_token_hash_key unique,
  kind text not null constraint session_kind_known check (kind in ('account', 'staff')),
  account_id text,
  staff_id text,
  role text,
  doc_id text,
  device_id text,
  channel text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint session_has_one_owner check ((kind = 'account') = (account_id is not null) and (kind = 'staff') = (staff_id is not null))
);
create index session_account on session (account_id) where account_id is not null;
comment on index session_account is 'Which sessions end when an account changes password or phone?';
create index session_staff on session (staff_id) where staff_id is not null;
comment on index session_staff is 'Which sessions end when a member of staff is locked?';
create index session_expires on session (expires_at);
comment on index session_expires is 'Which sessions can housekeeping remove?';

-- Unlogged: worth nothing after ten minutes, written by every call. See docs/decisions/0003.
create unlogged table replay (
  key text not null,
  random text not null,
  at timestamptz not null,
  constraint replay_pk primary key (key, random)
);
create index replay_at on replay (at);
comment on index replay_at is 'Which seen calls are older than the time window?';

create unlogged table call_count (
  key text not null,
  slot bigint not null,
  calls bigint not null,
  ends_at timestamptz not null,
  constraint call_count_pk primary key (key, slot)
) with (fillfactor = 50);
create index call_count_ends on call_count (ends_at);
comment on index call_count_ends is 'Which counts are over and can go?';

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
  request_id text not null
);
comment on table audit is 'Append-only: who did or saw what, of whose record, when (security.md 16).';
create index audit_account on audit (account_id, audit_id desc) where account_id is not null;
comment on index audit_account is 'Who looked at my record?';
create index audit_record on audit (record_type, record_id, audit_id desc) where record_id is not null;
comment on index audit_record is 'What happened to this record?';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
