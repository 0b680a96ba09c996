-- 支付单: one attempt to pay for something; several may be made, one is 'paid'.
create table payment (
  pay_no text constraint payment_pk primary key,
  biz_type text not null,
  biz_id text not null,
  account_id text not null constraint payment_account_fk references account,
  provider text not null,
  channel text not null,
  amount_cents bigint not null constraint payment_amount_positive check (amount_cents > 0 or (amount_cents = 0 and provider = 'coupon' and discount_cents > 0)),
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
  coupon_id text constraint payment_coupon_fk references coupon,
  discount_cents bigint not null default 0 constraint payment_discount_not_negative check (discount_cents >= 0),
  constraint payment_provider_no_key unique (provider, provider_no),
  constraint payment_paid_has_time check ((state in ('paid', 'surplus')) = (paid_at is not null)),
  constraint payment_discount_by_coupon check ((coupon_id is null) = (discount_cents = 0))
);
comment on column payment.state is 'surplus: money came for something closed or paid already, and goes back in full.';
comment on column payment.person_id is 'For whom it is paid, where it is for somebody: invoices are listed by him.';
comment on column payment.openid is 'With payer_address and return_url what the provider was told: the same order must be asked for in the same words.';
comment on column payment.asks is 'How often the clock has asked the provider after it.';
comment on column payment.billed_on is 'The day in whose bill the provider names it.';
comment on column payment.amount_cents is 'What is paid in money; with discount_cents it makes the price.';
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
  book text not null constraint ledger_book_known check (book in ('provider', 'window', 'held', 'earned', 'owed_back', 'discount')),
  amount_cents bigint not null constraint ledger_amount_not_zero check (amount_cents <> 0),
  pay_no text not null constraint ledger_payment_fk references payment,
  refund_no text constraint ledger_refund_fk references refund,
  at timestamptz not null,
  constraint ledger_once unique (booking, book)
);
comment on table ledger is 'Double entry, append-only: the amounts of one booking add up to zero.';
comment on column ledger.book is 'What we have is positive: provider (at the providers), window (the till; what it paid out is negative), discount (what coupons have paid in our stead). What we owe is negative: held (paid for, not yet done), owed_back (to be refunded), earned.';
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
  way text constraint bill_difference_way_known
    check (way in ('booked', 'corrected', 'written_off', 'refunded', 'next_day', 'agrees')),
  proposed_at timestamptz,
  proposed_by text,
  constraint bill_difference_once unique (provider, on_day, about, pay_no, refund_no, kind),
  constraint bill_difference_settled_whole check ((settled_at is null) = (settled_by is null)),
  constraint bill_difference_proposed_whole check ((proposed_at is null) = (proposed_by is null)),
  constraint bill_difference_says_how
    check ((proposed_at is null and settled_at is null) = (way is null) and (way is null) = (note is null)),
  constraint bill_difference_two_persons
    check (settled_by is null or settled_by = 'system' or proposed_by is not null and settled_by <> proposed_by)
);
comment on column bill_difference.way is 'How it was settled, or shall be; agrees: compared again, it was gone.';
create index bill_difference_newest on bill_difference ((settled_at is not null), (proposed_at is not null), found_at desc);
comment on index bill_difference_newest is 'Which differences must be looked at, the open ones first, then those that wait for a second person?';

-- 电子发票 of a payment. What was written at the tax office stays; money that went back is answered by a red invoice.
create table invoice (
  invoice_id text constraint invoice_pk primary key default uuidv7()::text,
  pay_no text not null constraint invoice_payment_fk references payment,
  account_id text not null constraint invoice_account_fk references account,
  title_type text not null constraint invoice_title_type_known check (title_type in ('personal', 'company')),
  title text not null,
  tax_no text not null default '',
  email text not null default '',
  amount_cents bigint not null constraint invoice_amount_positive check (amount_cents > 0),
  state text not null
    constraint invoice_state_known check (state in ('requested', 'issued', 'refused', 'voiding', 'voided', 'withdrawn')),
  invoice_no text not null default '',
  red_no text not null default '',
  failure text not null default '',
  pdf_atta_id text constraint invoice_pdf_fk references attachment,
  requested_at timestamptz not null,
  issued_at timestamptz,
  voided_at timestamptz,
  asks int not null default 0,
  due_at timestamptz,
  constraint invoice_of_company check ((title_type = 'company') = (tax_no <> '')),
  constraint invoice_issued_has_number check ((issued_at is null) = (invoice_no = '')),
  constraint invoice_voided_has_number check ((voided_at is null) = (red_no = ''))
);
create unique index invoice_stands on invoice (pay_no) where state in ('requested', 'issued');
comment on index invoice_stands is 'Is there an invoice of this payment already?';
create index invoice_payment on invoice (pay_no, requested_at desc);
comment on index invoice_payment is 'Which is the newest invoice of this payment?';
create index invoice_due on invoice (due_at) where due_at is not null;
comment on index invoice_due is 'Which invoices shall be written or voided?';

-- Parts of a payment that a member of staff gives back, or asks to: above a limit a second one decides.
create table refund_request (
  request_id text constraint refund_request_pk primary key default uuidv7()::text,
  pay_no text not null constraint refund_request_payment_fk references payment,
  part_id text not null,
  amount_cents bigint not null constraint refund_request_amount_positive check (amount_cents > 0),
  reason text not null,
  state text not null
    constraint refund_request_state_known check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'overtaken')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  refund_no text constraint refund_request_refund_fk references refund,
  constraint refund_request_once unique (pay_no, part_id),
  constraint refund_request_decided_has_time check ((state = 'waiting') = (decided_at is null)),
  constraint refund_request_two_persons check (state <> 'approved' or decided_by is null or decided_by <> asked_by),
  constraint refund_request_approved_has_refund check ((state = 'approved') = (refund_no is not null))
);
comment on column refund_request.part_id is 'The page''s own number of what was asked for: two taps are one part.';
comment on column refund_request.decided_by is 'Of an approved one without it: below the limit one person decides alone.';
create index refund_request_list on refund_request ((state = 'waiting') desc, asked_at desc);
comment on index refund_request_list is 'Which parts wait for a second person, and which were asked for last?';

-- Whatever a program does wrong, no more goes back than was paid.
create function check_refunds() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from refund where pay_no = new.pay_no)
    > (select amount_cents from payment where pay_no = new.pay_no) then
    raise exception 'more than was paid goes back of %', new.pay_no using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refund_no_more_than_paid after insert or update of amount_cents on refund
  for each row execute function check_refunds();

create table bill_difference_step (
  step_id bigint generated always as identity constraint bill_difference_step_pk primary key,
  difference_id text not null constraint bill_difference_step_difference_fk references bill_difference,
  step text not null constraint bill_difference_step_known check (step in ('propose', 'confirm', 'reopen', 'settle', 'return')),
  by_staff text not null,
  way text,
  note text not null default '',
  at timestamptz not null
);
comment on table bill_difference_step is 'What was done about a difference, append-only. settle and return are the system''s: it was gone, it came back.';
create index bill_difference_step_difference on bill_difference_step (difference_id, step_id);
comment on index bill_difference_step_difference is 'What was done about this difference?';
create trigger bill_difference_step_append_only before update or delete or truncate on bill_difference_step
  for each statement execute function refuse_change();
