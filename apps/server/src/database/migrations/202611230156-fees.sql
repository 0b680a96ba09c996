-- Bills of the hospitals, paid through us (docs/decisions/0152).
create table fee_order (
  order_id text constraint fee_order_pk primary key default uuidv7()::text,
  account_id text not null constraint fee_order_account_fk references account,
  person_id text not null constraint fee_order_person_fk references person,
  person_name text not null,
  hos_id text not null,
  hos_name text not null,
  record_number text not null,
  id_card_sealed bytea not null,
  what text not null constraint fee_order_what_known check (what in ('outpatient', 'deposit', 'discharge')),
  insurance_kind text not null,
  total_cents bigint not null constraint fee_order_total_positive check (total_cents > 0),
  pooled_cents bigint not null,
  account_cents bigint not null,
  own_cents bigint not null,
  prepaid_cents bigint not null default 0,
  state text not null constraint fee_order_state_known check (state in ('open', 'paid', 'done', 'lapsed', 'dropped')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  due_at timestamptz,
  constraint fee_order_parts_whole check (pooled_cents >= 0 and account_cents >= 0 and own_cents >= 0
    and (what = 'discharge' or pooled_cents + account_cents + own_cents = total_cents)),
  constraint fee_order_paid_has_time check (state not in ('paid', 'done') or paid_at is not null)
);
comment on table fee_order is 'What an account pays at once of one person''s bills at one hospital.';
comment on column fee_order.own_cents is 'What is paid in money here; of a discharge what the deposits do not cover.';
comment on column fee_order.prepaid_cents is 'Of a discharge: what was paid in advance.';
comment on column fee_order.id_card_sealed is 'With whose number the settlement centre is asked, as it was when the order was made.';
create index fee_order_person on fee_order (account_id, person_id, created_at desc);
comment on index fee_order_person is 'What has this account paid for this person, newest first?';
create index fee_order_person_fk on fee_order (person_id);
comment on index fee_order_person_fk is 'Is there an order of this person?';
create index fee_order_due on fee_order (due_at) where due_at is not null;
comment on index fee_order_due is 'Which orders were not paid in time?';
create index fee_order_newest on fee_order (created_at desc, order_id);
comment on index fee_order_newest is 'The desk''s list, newest first.';

create table fee_bill (
  settle_no text constraint fee_bill_pk primary key default 'F' || replace(uuidv7()::text, '-', ''),
  order_id text not null constraint fee_bill_order_fk references fee_order,
  hos_id text not null,
  bill_no text not null,
  title text not null,
  doctor_name text not null default '',
  issued_at timestamptz not null,
  items jsonb not null,
  total_cents bigint not null,
  pooled_cents bigint not null,
  account_cents bigint not null,
  own_cents bigint not null,
  what text not null,
  state text not null
    constraint fee_bill_state_known check (state in ('open', 'writing', 'settled', 'undoing', 'returned', 'gone')),
  insurance_no text not null default '',
  receipt_no text not null default '',
  guides jsonb not null default '[]',
  reason text not null default '',
  paid_at timestamptz,
  ended_at timestamptz,
  asked_again_at timestamptz,
  rest_cents bigint not null default 0,
  verify_code text not null default '',
  due_at timestamptz,
  constraint fee_bill_ended check (state not in ('settled', 'returned') or ended_at is not null)
);
comment on table fee_bill is 'One bill of a hospital within an order. settle_no is ours: by it the settlement centre and the hospital take the money once.';
comment on column fee_bill.rest_cents is 'Of a discharge: what of the deposits was left over.';
comment on column fee_bill.ended_at is 'When the hospital took it, by its clock, or when it was taken back.';
create index fee_bill_order on fee_bill (order_id);
comment on index fee_bill_order is 'Which bills are in this order?';
create unique index fee_bill_once on fee_bill (hos_id, bill_no)
  where what <> 'deposit' and state in ('writing', 'settled', 'undoing');
comment on index fee_bill_once is 'Is this bill paid through us, or being paid? Of two orders one is.';
create index fee_bill_named on fee_bill (hos_id, bill_no);
comment on index fee_bill_named is 'What was done about this bill or stay?';
create index fee_bill_due on fee_bill (due_at) where due_at is not null;
comment on index fee_bill_due is 'Which bills has the hospital not answered for in time, and which are to be taken back?';
create index fee_bill_day on fee_bill (hos_id, ended_at) where state = 'settled';
comment on index fee_bill_day is 'What has this hospital taken on this day?';
create index fee_bill_stuck on fee_bill (state, paid_at) where state in ('writing', 'undoing');
comment on index fee_bill_stuck is 'Which are on their way, the oldest first?';
create unique index fee_bill_verify on fee_bill (verify_code) where verify_code <> '';
comment on index fee_bill_verify is 'Which receipt has this code?';

-- What goes back of deposits at discharge: the hospital is told, the payment's provider pays.
create table fee_give_back (
  refund_no text not null,
  settle_no text not null constraint fee_give_back_deposit_fk references fee_bill,
  discharge_no text not null constraint fee_give_back_discharge_fk references fee_bill,
  amount_cents bigint not null constraint fee_give_back_positive check (amount_cents > 0),
  asked_at timestamptz not null,
  told_at timestamptz,
  due_at timestamptz,
  constraint fee_give_back_pk primary key (refund_no)
);
comment on table fee_give_back is 'What of a deposit went back when the stay was settled.';
create index fee_give_back_deposit on fee_give_back (settle_no);
comment on index fee_give_back_deposit is 'What of this deposit went back?';
create index fee_give_back_discharge on fee_give_back (discharge_no);
comment on index fee_give_back_discharge is 'What went back with this discharge?';
create index fee_give_back_due on fee_give_back (due_at) where due_at is not null;
comment on index fee_give_back_due is 'Which ones has the hospital not been told of?';
create index fee_give_back_day on fee_give_back (told_at) where told_at is not null;
comment on index fee_give_back_day is 'Which was the hospital told of on this day?';

-- The demo hospital's billing: reached only through ports/hospital-bills.ts. Sandbox mode only.
create table demo_hospital.bill (
  hos_id text not null,
  bill_no text not null,
  record_number text not null,
  card_number text not null default '',
  dept_name text not null,
  doctor_name text not null,
  issued_at timestamptz not null,
  pay_until timestamptz not null,
  items jsonb not null,
  guides jsonb not null default '[]',
  total_cents bigint not null,
  refuses text,
  paid_at timestamptz,
  paid_way text not null default '',
  our_no text not null default '',
  pooled_cents bigint not null default 0,
  account_cents bigint not null default 0,
  own_cents bigint not null default 0,
  receipt_no text not null default '',
  is_done boolean not null default false,
  constraint bill_pk primary key (hos_id, bill_no)
);
comment on table demo_hospital.bill is 'Outpatient bills.';
comment on column demo_hospital.bill.refuses is 'With which words the hospital will not take money for it: for trying that out.';
comment on column demo_hospital.bill.is_done is 'Services were given for it: it cannot be taken back.';
create index bill_file on demo_hospital.bill (hos_id, record_number, issued_at desc);
comment on index demo_hospital.bill_file is 'Which bills has this file?';
create sequence demo_hospital.bill_number start 10001;
create sequence demo_hospital.receipt_number start 1;

create table demo_hospital.stay (
  hos_id text not null,
  stay_no text not null,
  record_number text not null,
  inpatient_no text not null,
  dept_name text not null,
  bed_no text not null,
  admitted_on date not null,
  discharged_on date,
  settled_at timestamptz,
  our_no text not null default '',
  pooled_cents bigint not null default 0,
  account_cents bigint not null default 0,
  own_cents bigint not null default 0,
  receipt_no text not null default '',
  constraint stay_pk primary key (hos_id, stay_no)
);
create index stay_file on demo_hospital.stay (hos_id, record_number, admitted_on desc);
comment on index demo_hospital.stay_file is 'Which stays has this file?';

create table demo_hospital.charge (
  hos_id text not null,
  stay_no text not null,
  on_day date not null,
  no int not null,
  item jsonb not null,
  amount_cents bigint not null,
  constraint charge_pk primary key (hos_id, stay_no, on_day, no),
  constraint charge_stay_fk foreign key (hos_id, stay_no) references demo_hospital.stay
);

create table demo_hospital.deposit (
  hos_id text not null,
  deposit_no text not null,
  stay_no text not null,
  amount_cents bigint not null,
  way text not null,
  our_no text not null default '',
  at timestamptz not null,
  constraint deposit_pk primary key (hos_id, deposit_no),
  constraint deposit_stay_fk foreign key (hos_id, stay_no) references demo_hospital.stay
);
create index deposit_stay on demo_hospital.deposit (hos_id, stay_no, at desc);
comment on index demo_hospital.deposit_stay is 'What was paid in advance for this stay?';

create table demo_hospital.payment (
  hos_id text not null,
  our_no text not null,
  what text not null,
  bill_no text not null,
  own_cents bigint not null,
  state text not null constraint payment_state_known check (state in ('taken', 'refused', 'withdrawn')),
  reason text not null default '',
  receipt_no text not null default '',
  at timestamptz not null,
  constraint payment_pk primary key (hos_id, our_no)
);
comment on table demo_hospital.payment is 'What came through us. withdrawn: it does not count, and what is said of it later is refused.';
create index payment_day on demo_hospital.payment (hos_id, at) where state = 'taken';
comment on index demo_hospital.payment_day is 'What came through us on this day?';

create table demo_hospital.refund (
  hos_id text not null,
  refund_no text not null,
  our_no text not null,
  amount_cents bigint not null,
  at timestamptz not null,
  constraint refund_pk primary key (hos_id, refund_no)
);
create index refund_day on demo_hospital.refund (hos_id, at);
comment on index demo_hospital.refund_day is 'What went back through us on this day?';

-- The sandbox's settlement centre of the medical insurance.
create table sandbox.insured (
  id_card text constraint insured_pk primary key,
  psn_no text not null constraint insured_no_key unique,
  kind text not null,
  account_cents bigint not null constraint insured_account_not_negative check (account_cents >= 0)
);
create table sandbox.insurance_settlement (
  msg_no text constraint insurance_settlement_pk primary key,
  setl_id text not null constraint insurance_settlement_key unique,
  psn_no text not null,
  bill_no text not null,
  pooled_cents bigint not null,
  account_cents bigint not null,
  own_cents bigint not null,
  state text not null constraint insurance_settlement_state_known check (state in ('settled', 'reversed')),
  at timestamptz not null
);
create sequence sandbox.insurance_number start 1;
