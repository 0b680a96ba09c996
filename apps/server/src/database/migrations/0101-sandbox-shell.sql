-- The messaging app's and the payment app's platforms, as the sandbox plays them. Always here, used in sandbox mode only.

create schema if not exists sandbox;
grant usage on schema sandbox to public;

create table sandbox.shell_code (
  code text constraint shell_code_pk primary key,
  shell text not null,
  platform_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table sandbox.shell_code is 'One-time codes that the authorisation page has given out.';

create table sandbox.shell_token (
  token text constraint shell_token_pk primary key,
  kind text not null constraint shell_token_kind_known check (kind in ('access', 'page')),
  expires_at timestamptz not null
);

create table sandbox.shell_message (
  message_id bigint generated always as identity constraint shell_message_pk primary key,
  platform_id text not null,
  template_id text not null,
  url text not null,
  fields jsonb not null,
  at timestamptz not null
);
comment on table sandbox.shell_message is 'Template messages as the messaging app would show them.';
create index shell_message_reader on sandbox.shell_message (platform_id, message_id desc);
comment on index sandbox.shell_message_reader is 'What was sent to this user, newest first?';
