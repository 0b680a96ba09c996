-- 各医院的预约规则, kept by the office. A hospital without a row goes by the defaults of contract booking/hospital-rules.ts.
create table booking_rule (
  hos_id text constraint booking_rule_pk primary key constraint booking_rule_hospital_fk references hospital,
  cancel_days_before int not null constraint booking_rule_cancel_days check (cancel_days_before between 0 and 7),
  cancel_minute int not null constraint booking_rule_cancel_minute check (cancel_minute between 0 and 1439),
  day_most int not null constraint booking_rule_day_most check (day_most between 1 and 10),
  week_most int not null constraint booking_rule_week_most check (week_most between 1 and 30),
  cancels_most int not null constraint booking_rule_cancels_most check (cancels_most between 1 and 20),
  cancels_days int not null constraint booking_rule_cancels_days check (cancels_days between 1 and 365),
  ban_days int not null constraint booking_rule_ban_days check (ban_days between 1 and 365),
  changes_most int not null constraint booking_rule_changes_most check (changes_most between 0 and 10),
  window_pay boolean not null,
  waitlist_on boolean not null,
  quiet_from int not null constraint booking_rule_quiet_from check (quiet_from between 0 and 1439),
  quiet_until int not null constraint booking_rule_quiet_until check (quiet_until between 0 and 1439),
  draw_on boolean not null,
  draw_minutes int not null constraint booking_rule_draw_minutes check (draw_minutes between 1 and 60),
  check_in_note text not null,
  changed_at timestamptz not null,
  changed_by text,
  offer_minutes int not null default 30
    constraint booking_rule_offer_minutes check (offer_minutes between 5 and 240)
);
comment on column booking_rule.cancel_minute is 'Minute of the day, Asia/Shanghai: until then on the last day it can be given back.';
comment on column booking_rule.cancels_most is 'So many given back within cancels_days, and the person does not book for ban_days.';
comment on column booking_rule.quiet_from is 'Minute of the day: no offers of the waitlist from here to quiet_until.';
comment on column booking_rule.check_in_note is 'What to do on arrival, as the success page shows it.';
comment on column booking_rule.offer_minutes is 'So many waking minutes a number is kept for whom the waitlist offers it to.';
