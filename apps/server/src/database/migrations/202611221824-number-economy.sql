-- The economy of a number (docs/decisions/0130): what is held, given back, let run out and missed is counted; who has had a number
-- of the draw or the line lately stands behind who has had none.
alter table booking_rule
  add column unpaid_most int not null default 3 constraint booking_rule_unpaid_most check (unpaid_most between 1 and 20),
  add column unpaid_ban_days int not null default 3 constraint booking_rule_unpaid_ban_days check (unpaid_ban_days between 1 and 30),
  add column holds_most int not null default 2 constraint booking_rule_holds_most check (holds_most between 1 and 10),
  add column misses_most int not null default 3 constraint booking_rule_misses_most check (misses_most between 1 and 20),
  add column misses_days int not null default 90 constraint booking_rule_misses_days check (misses_days between 1 and 365),
  add column miss_ban_days int not null default 30 constraint booking_rule_miss_ban_days check (miss_ban_days between 1 and 365),
  add column line_after_minutes int not null default 10 constraint booking_rule_line_after check (line_after_minutes between 0 and 120),
  add column scarce_minutes int not null default 30 constraint booking_rule_scarce_minutes check (scarce_minutes between 0 and 1440),
  add column turn_days int not null default 28 constraint booking_rule_turn_days check (turn_days between 0 and 90);
comment on column booking_rule.unpaid_most is 'So many numbers given back or let run out unpaid on one day, and the person does not book for unpaid_ban_days.';
comment on column booking_rule.holds_most is 'So many unpaid numbers an account holds at a time.';
comment on column booking_rule.misses_most is 'So many visits missed within misses_days, and the person does not book for miss_ban_days.';
comment on column booking_rule.line_after_minutes is 'A session can be waited for so many minutes after anybody could take its numbers.';
comment on column booking_rule.scarce_minutes is 'Sessions whose like were gone within so many minutes of their release are drawn. 0: none are.';
comment on column booking_rule.turn_days is 'Numbers of the draw and the line, and what was given back, count so many days for whose turn it is.';

alter table booking_cancellation
  add column kind text not null default 'withdrawn' constraint booking_cancellation_kind_known check (kind in ('withdrawn', 'late', 'let_go', 'run_out', 'missed')),
  add column session_id text constraint booking_cancellation_session_fk references clinic_session;
comment on table booking_cancellation is 'What counts against a real person, one row for a booking. let_go, run_out: before it was paid.';
create index booking_cancellation_account on booking_cancellation (account_id, at) where forgiven_at is null;
comment on index booking_cancellation_account is 'What has this account let go today?';
create index booking_cancellation_session on booking_cancellation (session_id);
comment on index booking_cancellation_session is 'Who has given a number of this session back?';

alter table booking_ban
  add column cause text not null default 'withdrawn' constraint booking_ban_cause_known check (cause in ('withdrawn', 'unpaid', 'missed', 'staff'));

create index booking_account_held on booking (account_id) where status in ('taking', 'unpaid');
comment on index booking_account_held is 'How many unpaid numbers does this account hold?';
create index booking_from_line on booking (real_person, created_at) where made_by in ('draw', 'waitlist');
comment on index booking_from_line is 'Which numbers has this person had of the draw and the line lately?';

alter table clinic_session add column weighed_at timestamptz;
comment on column clinic_session.weighed_at is 'When it was decided, by how quickly its like were gone, whether it is drawn.';
create index clinic_session_unweighed on clinic_session (release_at) where weighed_at is null and release_by = 'first_come';
comment on index clinic_session_unweighed is 'Which sessions are released soon and were not weighed yet?';

alter table waitlist_wish add column turn int not null default 0;
comment on column waitlist_wish.turn is 'Before order_no: numbers of the draw and the line that the person has had lately, and what counts against him.';
comment on column waitlist_wish.order_no is 'Who came while the line was being mixed has a lot here, below zero; later the order of coming.';
create index waitlist_wish_turn on waitlist_wish (session_id, turn, order_no) where state = 'waiting';
comment on index waitlist_wish_turn is 'Who is next for a number of this session?';
create index waitlist_wish_person on waitlist_wish (real_person) where state in ('waiting', 'offered');
comment on index waitlist_wish_person is 'Where does this person wait?';

alter table draw_entry add column turn int not null default 0;
comment on column draw_entry.turn is 'Fixed when it is drawn and published: first those who have had none lately, within them by lot.';
