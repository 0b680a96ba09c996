-- The outside world as the sandbox plays it: payment providers, SMS, the shells' platforms, the register of identities, the tax
-- office. Always here, used in sandbox mode only. Two clocks: *_at is the sandbox's clock, which people move; *_due and
-- sending_until are real time, for the network.
create schema sandbox;
-- Which role the server works with is the installation's choice; the tables have their own grants.
grant usage on schema sandbox to public;

create table sandbox.payment_key (
  name text constraint payment_key_pk primary key,
  secret text not null,
  public_key text
);
comment on table sandbox.payment_key is 'Made at first start; shared by all processes and restarts.';

create table sandbox.payment_order (
  pay_no text constraint payment_order_pk primary key,
  provider text not null constraint payment_order_provider_known check (provider in ('wechat', 'alipay')),
  trade_type text not null constraint payment_order_trade_type_known check (trade_type in ('JSAPI', 'MWEB', 'WAP')),
  cashier_id text not null constraint payment_order_cashier_key unique,
  provider_no text not null constraint payment_order_provider_no_key unique,
  amount_cents int not null constraint payment_order_amount_positive check (amount_cents > 0),
  subject text not null,
  passenger text not null default '',
  openid text,
  notify_url text not null,
  return_url text,
  state text not null default 'open' constraint payment_order_state_known check (state in ('open', 'paid', 'failed', 'closed')),
  fail_next_refund text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint payment_order_ends check ((state = 'open') = (ended_at is null))
);
comment on column sandbox.payment_order.cashier_id is 'prepay_id of the one provider, token of the cashier page of the other; not to be guessed.';
comment on column sandbox.payment_order.passenger is 'attach or passback_params: bizType:bizId.';
comment on column sandbox.payment_order.ended_at is 'When it was paid, failed or closed.';
create index payment_order_newest on sandbox.payment_order (created_at desc);
comment on index sandbox.payment_order_newest is 'Which payments came last?';
create index payment_order_paid on sandbox.payment_order (provider, ended_at) where state = 'paid';
comment on index sandbox.payment_order_paid is 'Which payments stand in the bill of this day?';

create table sandbox.payment_refund (
  refund_no text constraint payment_refund_pk primary key,
  pay_no text not null constraint payment_refund_order_fk references sandbox.payment_order,
  provider_no text not null constraint payment_refund_provider_no_key unique,
  amount_cents int not null constraint payment_refund_amount_positive check (amount_cents > 0),
  reason text not null default '',
  notify_url text,
  state text not null default 'processing'
    constraint payment_refund_state_known check (state in ('processing', 'done', 'closed')),
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  end_due timestamptz not null,
  constraint payment_refund_ends check ((state = 'processing') = (ended_at is null))
);
comment on column sandbox.payment_refund.failure is 'Why it will end closed instead of done.';
create index payment_refund_order on sandbox.payment_refund (pay_no);
comment on index sandbox.payment_refund_order is 'How much of this payment has gone back?';
create index payment_refund_due on sandbox.payment_refund (end_due) where state = 'processing';
comment on index sandbox.payment_refund_due is 'Which refunds come to their end now?';
create index payment_refund_done on sandbox.payment_refund (ended_at) where state = 'done';
comment on index sandbox.payment_refund_done is 'Which refunds stand in the bill of this day?';

create table sandbox.payment_notice (
  notice_id bigint generated always as identity constraint payment_notice_pk primary key,
  notice_key text not null,
  pay_no text not null constraint payment_notice_order_fk references sandbox.payment_order,
  about text not null constraint payment_notice_about_known check (about in ('payment', 'refund')),
  notify_url text not null,
  content jsonb not null,
  is_forged boolean not null default false,
  state text not null default 'waiting'
    constraint payment_notice_state_known check (state in ('held', 'waiting', 'taken', 'given_up', 'lost')),
  attempts int not null default 0,
  answer text,
  held_until timestamptz,
  send_due timestamptz not null,
  sending_until timestamptz,
  created_at timestamptz not null
);
comment on column sandbox.payment_notice.notice_key is 'The provider''s number of the notice: a doubled notice has two rows and one number.';
comment on column sandbox.payment_notice.held_until is 'Of a held notice: released by hand only when null.';
comment on column sandbox.payment_notice.sending_until is 'One process is sending it; past this, that process is taken for dead.';
create index payment_notice_due on sandbox.payment_notice (send_due) where state = 'waiting';
comment on index sandbox.payment_notice_due is 'Which notices shall be sent now?';
create index payment_notice_held on sandbox.payment_notice (held_until) where state = 'held';
comment on index sandbox.payment_notice_held is 'Which held notices does the moved clock release?';
create index payment_notice_order on sandbox.payment_notice (pay_no);
comment on index sandbox.payment_notice_order is 'Which notices were sent of this payment?';

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

-- The register of identities, as the sandbox keeps it. Always here, used in sandbox mode only.
create table sandbox.identity_key (
  one boolean constraint identity_key_pk primary key default true constraint identity_key_one_row check (one),
  key_id text not null,
  key_secret text not null
);
comment on table sandbox.identity_key is 'Made at first start; shared by all processes and restarts.';

create table sandbox.citizen (
  id_card text constraint citizen_pk primary key,
  name text not null
);
comment on table sandbox.citizen is 'Who has which ID number, in the sandbox.';

-- The tax office's books, as the sandbox keeps them.
create table sandbox.invoice (
  invoice_id text constraint invoice_pk primary key,
  invoice_no text not null constraint invoice_no_key unique,
  amount_cents bigint not null,
  title text not null,
  tax_no text not null,
  issued_at timestamptz not null,
  red_no text constraint invoice_red_no_key unique,
  voided_at timestamptz
);

create sequence sandbox.invoice_number;
