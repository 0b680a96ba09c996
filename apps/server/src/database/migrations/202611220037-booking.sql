-- 挂号单: one number for one person.
create table booking (
  booking_id text constraint booking_pk primary key default uuidv7()::text,
  account_id text not null constraint booking_account_fk references account,
  person_id text not null constraint booking_person_fk references person,
  real_person bytea not null,
  person_name text not null,
  record_number text not null,
  card_number text not null default '',
  hos_id text not null constraint booking_hospital_fk references hospital,
  dept_id text not null constraint booking_department_fk references clinic_department,
  clinic_doctor_id text constraint booking_doctor_fk references clinic_doctor,
  session_id text not null constraint booking_session_fk references clinic_session,
  number_id text not null constraint booking_number_fk references clinic_number,
  part_ids text[] not null default '{}',
  kind text not null constraint booking_kind_known check (kind in ('ordinary', 'expert', 'mdt', 'school')),
  is_same_day boolean not null,
  on_day date not null,
  period text not null constraint booking_period_known check (period in ('am', 'pm', 'evening')),
  starts_at timestamptz not null,
  no int not null,
  ends_at timestamptz not null,
  fee_cents bigint not null constraint booking_fee_not_negative check (fee_cents >= 0),
  is_covered boolean not null default false,
  status text not null constraint booking_status_known check (
    status in ('taking', 'unpaid', 'confirming', 'booked', 'seen', 'stopped', 'missed', 'cancelled', 'refused')),
  pay_at text not null default 'us' constraint booking_pay_at_known check (pay_at in ('us', 'window')),
  hospital_no text not null default '',
  pick_up_code text not null default '',
  end_reason text not null default '',
  stop_reason text not null default '',
  changed_from text constraint booking_changed_from_fk references booking,
  changed_to text constraint booking_changed_to_fk references booking,
  change_count int not null default 0,
  is_replacing boolean not null default false,
  made_by text not null default 'patient' constraint booking_made_by_known check (made_by in ('patient', 'waitlist', 'draw', 'change', 'alternative')),
  illness_sealed bytea,
  created_at timestamptz not null,
  held_at timestamptz,
  paid_at timestamptz,
  confirming_at timestamptz,
  confirmed_at timestamptz,
  stopped_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz,
  doctor_changed_at timestamptz,
  look_at timestamptz,
  acknowledged_at timestamptz,
  cancel_until timestamptz not null,
  due_event text,
  due_status text,
  due_at timestamptz
);
comment on column booking.real_person is 'Keyed hash of the ID number: the same for one person in however many accounts.';
comment on column booking.status is 'The states of contract booking/booking.status.ts.';
comment on column booking.cancel_until is 'The hospital''s deadline: until then it can be given back with the money.';
comment on column booking.is_covered is 'The money comes along from changed_from.';
comment on column booking.changed_to is 'The booking that is to take its place, or has taken it.';
comment on column booking.is_replacing is 'It would stand in the way of the very one that it is to replace: that one holds the place of both until then.';
comment on column booking.settled_at is 'Of a stopped one: the money is on its way back, or there was none.';
comment on column booking.doctor_changed_at is 'The hospital sent another doctor: giving it back does not count.';
comment on column booking.look_at is 'When the clock looks at a booked one again: to remind, then to ask the hospital what became of it.';
comment on column booking.due_at is 'When the clock moves it next, by due_event to due_status.';
create unique index booking_one_per_session on booking (session_id, real_person) where status in ('taking', 'unpaid', 'confirming', 'booked') and not is_replacing;
comment on index booking_one_per_session is 'Has this person a number of this session already?';
create unique index booking_one_per_doctor on booking (clinic_doctor_id, on_day, period, real_person) where status in ('taking', 'unpaid', 'confirming', 'booked') and not is_replacing;
comment on index booking_one_per_doctor is 'Has this person a number with this doctor in this period already?';
create index booking_person_day on booking (real_person, on_day) where status in ('taking', 'unpaid', 'confirming', 'booked');
comment on index booking_person_day is 'How many numbers has this person on this day, in this week?';
create index booking_account on booking (account_id, created_at desc);
comment on index booking_account is 'What has this account booked, newest first?';
create index booking_due on booking (due_at) where due_at is not null;
comment on index booking_due is 'Which bookings shall the clock move?';
create index booking_look on booking (look_at) where status = 'booked' and look_at is not null;
comment on index booking_look is 'Whom shall the clock remind, and of which visits has the hospital said nothing?';
create index booking_desk on booking (on_day desc, booking_id desc);
comment on index booking_desk is 'Who is booked on this day, or lately? (the desk)';
create index booking_changed_to on booking (changed_to) where changed_to is not null;
comment on index booking_changed_to is 'Whose place does this booking take?';
create index booking_number on booking (number_id);
comment on index booking_number is 'Who has had this number?';
create index booking_session on booking (session_id);
comment on index booking_session is 'Whom does it concern when this session is stopped? Has anybody ever booked here?';

create table booking_move (
  move_id bigint generated always as identity constraint booking_move_pk primary key,
  booking_id text not null constraint booking_move_fk references booking,
  from_status text,
  to_status text not null,
  event text not null,
  by text not null,
  actor text,
  at timestamptz not null
);
create index booking_move_booking on booking_move (booking_id, move_id);
comment on index booking_move_booking is 'What has happened to this booking?';

-- 频繁退号: counted cancellations, and who may not book for a while.
create table booking_cancellation (
  booking_id text constraint booking_cancellation_pk primary key constraint booking_cancellation_fk references booking,
  real_person bytea not null,
  account_id text not null,
  at timestamptz not null,
  forgiven_at timestamptz
);
create index booking_cancellation_person on booking_cancellation (real_person, at) where forgiven_at is null;
comment on index booking_cancellation_person is 'How often has this person cancelled lately?';

create table booking_ban (
  ban_id text constraint booking_ban_pk primary key default uuidv7()::text,
  real_person bytea not null,
  person_name text not null,
  reason text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_note text
);
comment on table booking_ban is '黑名单: who has cancelled too often, or whom staff have barred. Lifted by staff alone, or by time.';
create index booking_ban_person on booking_ban (real_person, until_at) where lifted_at is null;
comment on index booking_ban_person is 'May this person book?';

create table booking_appeal (
  appeal_id text constraint booking_appeal_pk primary key default uuidv7()::text,
  ban_id text not null constraint booking_appeal_ban_fk references booking_ban,
  account_id text not null constraint booking_appeal_account_fk references account,
  content text not null,
  state text not null default 'open' constraint booking_appeal_state_known check (state in ('open', 'granted', 'refused')),
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by text
);
create unique index booking_appeal_open on booking_appeal (ban_id) where state = 'open';
comment on index booking_appeal_open is 'Is there an open appeal against this ban?';
create index booking_appeal_queue on booking_appeal (created_at) where state = 'open';
comment on index booking_appeal_queue is 'Which appeals wait for an answer?';
