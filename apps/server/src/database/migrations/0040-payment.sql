create table payment (
  pay_no text constraint payment_pk primary key,
  biz_type text not null,
  biz_id text not null,
  account_id text not null constraint payment_account_fk references account,
  provider text not null,
  channel text not null,
  subject text not null,
  amount_cents bigint not null constraint payment_amount_positive check (amount_cents > 0),
  state text not null constraint payment_state_known check (state in ('opening', 'open', 'paid', 'surplus', 'closed', 'failed')),
  entry jsonb,
  provider_no text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  due_at timestamptz
);
comment on column payment.state is 'surplus: money came for something closed or paid already, and goes back in full.';
create unique index payment_paid_once on payment (biz_type, biz_id) where state = 'paid';
comment on index payment_paid_once is 'Is this paid already? A second payment becomes surplus.';
create index payment_biz on payment (biz_type, biz_id, created_at desc);
comment on index payment_biz is 'Which attempts were made to pay this?';
create index payment_account on payment (account_id, created_at desc);
comment on index payment_account is 'What has the account paid?';
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
  provider_no text,
  failure text,
  attempts int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  due_at timestamptz,
  constraint refund_once_per_cause unique (pay_no, cause)
);
create index refund_due on refund (due_at) where due_at is not null;
comment on index refund_due is 'Which refunds shall be sent or asked after?';
create index refund_done_at on refund (done_at) where done_at is not null;
comment on index refund_done_at is 'What went back on this day, by our books?';
create index refund_open on refund (state, created_at) where state <> 'done';
comment on index refund_open is 'Which refunds must the operator look at?';

create table ledger (
  entry_id bigint generated always as identity constraint ledger_pk primary key,
  booking text not null,
  book text not null constraint ledger_book_known check (book in ('provider', 'held', 'earned', 'owed_back')),
  amount_cents bigint not null,
  pay_no text not null constraint ledger_payment_fk references payment,
  refund_no text constraint ledger_refund_fk references refund,
  at timestamptz not null,
  constraint ledger_once unique (booking, book)
);
comment on table ledger is 'Double entry, append-only: the amounts of one booking add up to zero.';
create index ledger_payment on ledger (pay_no);
comment on index ledger_payment is 'Where is the money of this payment?';
create trigger ledger_append_only before update or delete or truncate on ledger
  for each statement execute function refuse_change();

create table bill_check (
  provider text not null,
  on_day date not null,
  checked_at timestamptz not null,
  lines int not null,
  differences int not null,
  constraint bill_check_pk primary key (provider, on_day)
);

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
  constraint bill_difference_once unique (provider, on_day, about, pay_no, refund_no, kind)
);
