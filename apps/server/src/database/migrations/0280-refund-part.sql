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
