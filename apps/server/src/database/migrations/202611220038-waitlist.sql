create sequence waitlist_order;
comment on sequence waitlist_order is 'The place in the line: who comes later gets a greater one.';

-- 候补: who waits for a number that comes back. One entry waits for several sessions; the first that is offered and accepted ends it.
create table waitlist_entry (
  wait_id text constraint waitlist_entry_pk primary key default uuidv7()::text,
  account_id text not null constraint waitlist_entry_account_fk references account,
  person_id text not null constraint waitlist_entry_person_fk references person,
  real_person bytea not null,
  person_name text not null,
  hos_id text not null constraint waitlist_entry_hospital_fk references hospital,
  dept_id text not null constraint waitlist_entry_department_fk references clinic_department,
  state text not null constraint waitlist_entry_state_known check (
    state in ('waiting', 'offered', 'accepted', 'fulfilled', 'withdrawn', 'over', 'dropped')),
  order_no bigint not null default nextval('waitlist_order'),
  made_by text not null default 'patient' constraint waitlist_entry_made_by_known check (made_by in ('patient', 'draw')),
  declines int not null default 0,
  misses int not null default 0,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  booking_id text constraint waitlist_entry_booking_fk references booking,
  due_at timestamptz
);
comment on column waitlist_entry.real_person is 'Keyed hash of the ID number: the same for one person in however many accounts.';
comment on column waitlist_entry.state is 'The states of contract booking/waitlist.status.ts.';
comment on column waitlist_entry.order_no is 'Taken anew when an offer ran out without an answer: the end of the line.';
comment on column waitlist_entry.ends_at is 'When the last of its sessions begins.';
create index waitlist_entry_account on waitlist_entry (account_id, created_at desc);
comment on index waitlist_entry_account is 'What does this account wait for, newest first?';
create index waitlist_entry_person on waitlist_entry (real_person) where state in ('waiting', 'offered');
comment on index waitlist_entry_person is 'In how many lines does this person stand?';
create index waitlist_entry_due on waitlist_entry (due_at) where due_at is not null;
comment on index waitlist_entry_due is 'Which entries have come to the end of their dates?';

-- One session that an entry waits for. State and order are the entry's, kept here as well: who is next is one look at an index.
create table waitlist_wish (
  wait_id text not null constraint waitlist_wish_entry_fk references waitlist_entry,
  session_id text not null constraint waitlist_wish_session_fk references clinic_session,
  real_person bytea not null,
  state text not null constraint waitlist_wish_state_known check (
    state in ('waiting', 'offered', 'accepted', 'fulfilled', 'withdrawn', 'over', 'dropped')),
  order_no bigint not null,
  constraint waitlist_wish_pk primary key (wait_id, session_id)
);
comment on constraint waitlist_wish_pk on waitlist_wish is 'Which sessions does this entry wait for?';
create unique index waitlist_wish_once on waitlist_wish (session_id, real_person) where state in ('waiting', 'offered');
comment on index waitlist_wish_once is 'Does this person wait for this session already, from whatever account?';
create index waitlist_wish_next on waitlist_wish (session_id, order_no) where state = 'waiting';
comment on index waitlist_wish_next is 'Who is next for a number of this session?';
create index waitlist_wish_ahead on waitlist_wish (session_id, order_no) where state in ('waiting', 'offered');
comment on index waitlist_wish_ahead is 'How many stand before this one?';
create index waitlist_wish_session on waitlist_wish (session_id);
comment on index waitlist_wish_session is 'Has anybody ever waited for this session?';

create table waitlist_offer (
  offer_id text constraint waitlist_offer_pk primary key default uuidv7()::text,
  wait_id text not null constraint waitlist_offer_entry_fk references waitlist_entry,
  account_id text not null,
  number_id text not null constraint waitlist_offer_number_fk references clinic_number,
  session_id text not null constraint waitlist_offer_session_fk references clinic_session,
  state text not null constraint waitlist_offer_state_known check (state in ('open', 'accepted', 'declined', 'lapsed', 'gone')),
  order_no bigint not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  answered_at timestamptz,
  booking_id text
);
comment on column waitlist_offer.order_no is 'The place that its entry had then: kept, so that the order can be shown to have been followed.';
create unique index waitlist_offer_open on waitlist_offer (wait_id) where state = 'open';
comment on index waitlist_offer_open is 'What is offered to this entry now? One number at a time.';
create index waitlist_offer_entry on waitlist_offer (wait_id, number_id);
comment on index waitlist_offer_entry is 'Was this number offered to this entry before?';
create index waitlist_offer_due on waitlist_offer (ends_at) where state = 'open';
comment on index waitlist_offer_due is 'Which offers run out?';
create index waitlist_offer_number on waitlist_offer (number_id);
comment on index waitlist_offer_number is 'To whom was this number offered?';
create index waitlist_offer_session on waitlist_offer (session_id);
comment on index waitlist_offer_session is 'Has a number of this session ever been offered?';

create table waitlist_move (
  move_id bigint generated always as identity constraint waitlist_move_pk primary key,
  wait_id text not null constraint waitlist_move_fk references waitlist_entry,
  from_state text,
  to_state text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index waitlist_move_entry on waitlist_move (wait_id, move_id);
comment on index waitlist_move_entry is 'What has happened to this entry?';
