-- The SMS provider's side, as the sandbox keeps it. Always here, used in sandbox mode only.

create schema if not exists sandbox;
grant usage on schema sandbox to public;

create table sandbox.sms_key (
  one boolean constraint sms_key_pk primary key default true constraint sms_key_one_row check (one),
  secret_id text not null,
  secret_key text not null
);
comment on table sandbox.sms_key is 'Made at first start; shared by all processes and restarts.';

create table sandbox.sms_outbox (
  sms_id bigint generated always as identity constraint sms_outbox_pk primary key,
  mobile text not null,
  text text not null,
  code text,
  cid text,
  at timestamptz not null
);
comment on column sandbox.sms_outbox.code is 'The captcha in the text, if it carries one.';
comment on column sandbox.sms_outbox.at is 'By the sandbox''s clock, which people move.';
create index sms_outbox_mobile on sandbox.sms_outbox (mobile, sms_id desc);
comment on index sandbox.sms_outbox_mobile is 'What was sent to this mobile, newest first?';
