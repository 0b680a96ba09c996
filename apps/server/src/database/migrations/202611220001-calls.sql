-- Before version 18 PostgreSQL has no uuidv7(). A hospital that moves on to 18 uses the built-in one: pg_catalog comes first.
do $do$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is not null then return; end if;
  create function public.uuidv7() returns uuid language sql volatile parallel safe as $$
    -- 48 bits of milliseconds, the version, 12 bits of the millisecond's fraction, and the random rest of a version 4.
    select encode(
      substr(int8send(micros / 1000), 3) || int2send((7 << 12 | (micros % 1000 * 4096 / 1000))::int2) || substr(uuid_send(gen_random_uuid()), 9),
      'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as now
  $$;
end
$do$;

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
  is_proven boolean not null default false,
  constraint session_has_one_owner check ((kind = 'account') = (account_id is not null) and (kind = 'staff') = (staff_id is not null))
);
comment on column session.is_proven is 'A member of staff has given a code of his second factor in it; means nothing for patients.';
create index session_account on session (account_id) where account_id is not null;
comment on index session_account is 'Which sessions end when an account changes password or phone?';
create index session_staff on session (staff_id) where staff_id is not null;
comment on index session_staff is 'Which sessions end when a member of staff is locked?';
create index session_expires on session (expires_at);
comment on index session_expires is 'Which sessions can housekeeping remove?';
create index session_device on session (account_id, device_id) where device_id is not null and account_id is not null;
comment on index session_device is 'Which sessions end with a device that is taken off?';

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
) with (fillfactor = 50
);
create index call_count_ends on call_count (ends_at);
comment on index call_count_ends is 'Which counts are over and can go?';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
