-- 支付单: one attempt to pay for something; several may be made, one is 'paid'.
create table payment (
  pay_no text constraint payment_pk primary key,
  biz_type text not null,
  biz_id text not null,
  account_id text not null constraint payment_account_fk references account,
  provider text not null,
  channel text not null,
  amount_cents bigint not null constraint payment_amount_positive check (amount_cents > 0),
  subject text not null,
  person_id text,
  person_name text not null default '',
  doc_name text not null default '',
  openid text,
  payer_address text not null,
  return_url text not null,
  state text not null constraint payment_state_known check (state in ('opening', 'open', 'paid', 'surplus', 'closed', 'failed')),
  provider_no text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  asks int not null default 0,
  due_at timestamptz,
  billed_on date,
  constraint payment_provider_no_key unique (provider, provider_no),
  constraint payment_paid_has_time check ((state in ('paid', 'surplus')) = (paid_at is not null))
);
comment on column payment.state is 'surplus: money came for something closed or paid already, and goes back in full.';
comment on column payment.person_id is 'For whom it is paid, where it is for somebody: invoices are listed by him.';
comment on column payment.openid is 'With payer_address and return_url what the provider was told: the same order must be asked for in the same words.';
comment on column payment.asks is 'How often the clock has asked the provider after it.';
comment on column payment.billed_on is 'The day in whose bill the provider names it.';
comment on constraint payment_provider_no_key on payment is 'Does the provider name one transaction for two payments?';
create unique index payment_paid_once on payment (biz_type, biz_id) where state = 'paid';
comment on index payment_paid_once is 'Is this paid already? A second payment becomes surplus.';
create index payment_biz on payment (biz_type, biz_id, created_at desc);
comment on index payment_biz is 'Which attempts were made to pay this?';
create index payment_account on payment (account_id, created_at desc);
comment on index payment_account is 'What has the account paid?';
create index payment_created on payment (created_at desc);
comment on index payment_created is 'Which payments came last?';
create index payment_due on payment (due_at) where due_at is not null;
comment on index payment_due is 'Which open payments shall be asked after at the provider?';
create index payment_paid_at on payment (provider, paid_at) where paid_at is not null;
comment on index payment_paid_at is 'What came in on this day, by our books?';

create table refund (
  refund_no text constraint refund_pk primary key,
  pay_no text not null constraint refund_payment_fk references payment,
  cause text not null,
  amount_cents bigint not null constraint refund_amount_positive check (amount_cents > 0),
  reason text not null,
  state text not null constraint refund_state_known check (state in ('requested', 'sent', 'done', 'failed')),
  attempt int not null default 1 constraint refund_attempt_positive check (attempt > 0),
  provider_no text,
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  settled_by text,
  note text,
  asks int not null default 0,
  due_at timestamptz,
  billed_on date,
  constraint refund_once_per_cause unique (pay_no, cause),
  constraint refund_done_has_time check ((state = 'done') = (done_at is not null)),
  constraint refund_settled_has_note check ((settled_by is null) = (note is null))
);
comment on column refund.attempt is 'A refund that failed is asked for under a new number: the refund_no and this.';
comment on column refund.settled_by is 'The member of staff who gave the money back by hand, at the window.';
create index refund_due on refund (due_at) where due_at is not null;
comment on index refund_due is 'Which refunds shall be sent or asked after?';
create index refund_done_at on refund (done_at) where done_at is not null;
comment on index refund_done_at is 'What went back on this day, by our books?';
create index refund_created on refund ((state = 'failed') desc, (state = 'done'), created_at desc);
comment on index refund_created is 'Which refunds must the operator look at, the failed ones first?';

create table ledger (
  entry_id bigint generated always as identity constraint ledger_pk primary key,
  booking text not null,
  book text not null constraint ledger_book_known check (book in ('provider', 'window', 'held', 'earned', 'owed_back')),
  amount_cents bigint not null constraint ledger_amount_not_zero check (amount_cents <> 0),
  pay_no text not null constraint ledger_payment_fk references payment,
  refund_no text constraint ledger_refund_fk references refund,
  at timestamptz not null,
  constraint ledger_once unique (booking, book)
);
comment on table ledger is 'Double entry, append-only: the amounts of one booking add up to zero.';
comment on column ledger.book is 'What we have is positive: provider (at the providers), window (the till; what it paid out is negative). What we owe is negative: held (paid for, not yet done), owed_back (to be refunded), earned.';
create index ledger_payment on ledger (pay_no);
comment on index ledger_payment is 'Where is the money of this payment?';
create trigger ledger_append_only before update or delete or truncate on ledger
  for each statement execute function refuse_change();

create function check_booking() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger where booking = new.booking) <> 0 then
    raise exception 'the booking % does not add up to zero', new.booking using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_adds_up after insert on ledger deferrable initially deferred
  for each row execute function check_booking();

create table bill_check (
  provider text not null,
  on_day date not null,
  asked_at timestamptz not null,
  checked_at timestamptz,
  lines int not null default 0,
  differences int not null default 0,
  due_at timestamptz,
  constraint bill_check_pk primary key (provider, on_day)
);
comment on table bill_check is 'One row for each day''s bill of each provider: asked for, then compared with our books.';
create index bill_check_due on bill_check (due_at) where due_at is not null;
comment on index bill_check_due is 'Which bills were asked for and have not been compared?';

create table bill_difference (
  difference_id text constraint bill_difference_pk primary key default uuidv7()::text,
  provider text not null,
  on_day date not null,
  kind text not null constraint bill_difference_kind_known check (kind in ('missing_here', 'missing_there', 'amount_differs')),
  about text not null constraint bill_difference_about_known check (about in ('payment', 'refund')),
  pay_no text not null,
  refund_no text not null default '',
  ours_cents bigint,
  theirs_cents bigint,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  note text,
  constraint bill_difference_once unique (provider, on_day, about, pay_no, refund_no, kind),
  constraint bill_difference_settled_whole
    check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (note is null))
);
create index bill_difference_newest on bill_difference ((settled_at is not null), found_at desc);
comment on index bill_difference_newest is 'Which differences must the operator look at, the open ones first?';
