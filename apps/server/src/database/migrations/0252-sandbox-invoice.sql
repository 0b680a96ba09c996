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
