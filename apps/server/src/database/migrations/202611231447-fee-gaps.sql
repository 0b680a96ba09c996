-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
-- What was done about a line of a day that our book and the hospital's do not have alike: said by one, confirmed by another.
create table fee_gap (
  on_day text not null,
  hos_id text not null,
  settle_no text not null,
  -- '' of a payment.
  refund_no text not null,
  note text not null constraint fee_gap_note check (char_length(note) between 1 and 200),
  proposed_by text not null constraint fee_gap_proposer references staff,
  proposed_at timestamptz not null,
  settled_by text constraint fee_gap_settler references staff,
  settled_at timestamptz,
  constraint fee_gap_pk primary key (on_day, hos_id, settle_no, refund_no),
  constraint fee_gap_two_hands check (settled_by is null or settled_by <> proposed_by),
  constraint fee_gap_settled check ((settled_by is null) = (settled_at is null))
);
create index fee_order_payer on fee_order (person_name, created_at desc);
comment on index fee_order_payer is 'What was paid for somebody of this name, newest first?';
create index fee_bill_number on fee_bill (bill_no);
comment on index fee_bill_number is 'Which bill has this number of a hospital?';
