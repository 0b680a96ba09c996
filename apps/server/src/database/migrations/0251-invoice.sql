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
