-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- What the providers keep for themselves, as their bills say it: by day and kind, in millionths of a yuan as they count it.
create table bill_fee (
  provider text not null,
  on_day date not null,
  subject text not null,
  fee_micros bigint not null,
  constraint bill_fee_pk primary key (provider, on_day, subject),
  constraint bill_fee_check_fk foreign key (provider, on_day) references bill_check on delete cascade
);
comment on table bill_fee is 'Fees of the day''s compared bill. subject: what the payer read at the cashier; '''' for what the bill has and our books have not.';
comment on column bill_fee.fee_micros is 'Below zero where more was given back with refunds than was kept.';

alter table bill_check add column has_fees boolean not null default false;
comment on column bill_check.has_fees is 'Compared since fees are read: a kind without a line in bill_fee has cost nothing.';
