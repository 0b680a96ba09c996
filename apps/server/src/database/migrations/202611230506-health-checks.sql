-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table checkup_line (
  hos_id text constraint checkup_line_pk primary key constraint checkup_line_hospital_fk references hospital,
  cursor text not null default '',
  asked_at timestamptz,
  listed_at timestamptz,
  trouble text not null default ''
);
comment on table checkup_line is 'The line to a hospital''s health-check centres: how far its happenings are carried out, and when its offers were listed last.';

create table checkup_centre (
  centre_id text constraint checkup_centre_pk primary key,
  hos_id text not null constraint checkup_centre_hospital_fk references hospital,
  centre_code text not null,
  centre_name text not null,
  address text not null,
  phone text not null,
  hours text not null,
  directions text not null,
  needs_desk boolean not null,
  is_offered boolean not null default true,
  constraint checkup_centre_once unique (hos_id, centre_code)
);
comment on column checkup_centre.needs_desk is 'The workbench looks at every order before the hospital is asked to confirm it.';

create table checkup_package (
  package_id text constraint checkup_package_pk primary key,
  centre_id text not null constraint checkup_package_centre_fk references checkup_centre,
  package_code text not null,
  package_name text not null,
  category text not null,
  summary text not null,
  price_cents int not null constraint checkup_package_price_known check (price_cents > 0),
  sex text not null constraint checkup_package_sex_known check (sex in ('M', 'F', 'any')),
  min_age int not null,
  max_age int not null,
  marriage text not null constraint checkup_package_marriage_known check (marriage in ('any', 'married')),
  content jsonb not null,
  is_offered boolean not null default true
);
comment on table checkup_package is 'What is offered, as the hospital listed it last; content: groups of items, add-ons, the centre''s own words.';
create index checkup_package_centre on checkup_package (centre_id);
comment on index checkup_package_centre is 'The packages of a centre.';

create table checkup_time (
  time_id text constraint checkup_time_pk primary key,
  centre_id text not null constraint checkup_time_centre_fk references checkup_centre,
  time_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  places_left int not null,
  pending int not null default 0 constraint checkup_time_pending_known check (pending >= 0),
  version bigint not null
);
comment on column checkup_time.places_left is 'As the hospital says.';
comment on column checkup_time.pending is 'Places taken here that the hospital has not confirmed yet.';
create index checkup_time_centre on checkup_time (centre_id, starts_at);
comment on index checkup_time_centre is 'The times of a centre.';

create table checkup_company (
  company_id text constraint checkup_company_pk primary key default uuidv7()::text,
  company_name text not null,
  package_id text not null constraint checkup_company_package_fk references checkup_package,
  from_day date not null,
  until_day date not null,
  created_by text not null constraint checkup_company_staff_fk references staff,
  created_at timestamptz not null,
  constraint checkup_company_period_known check (from_day <= until_day)
);
comment on table checkup_company is 'A company''s order of checks for its people. It sees how many have come, never who and never a result.';
create index checkup_company_package on checkup_company (package_id);
comment on index checkup_company_package is 'For the foreign key.';
create index checkup_company_staff on checkup_company (created_by);
comment on index checkup_company_staff is 'For the foreign key.';
create index checkup_company_newest on checkup_company (created_at desc);
comment on index checkup_company_newest is 'The list at the desk.';

create table checkup_voucher (
  voucher_id text constraint checkup_voucher_pk primary key default uuidv7()::text,
  company_id text not null constraint checkup_voucher_company_fk references checkup_company,
  code text not null constraint checkup_voucher_code_once unique,
  name text not null,
  staff_no text not null default '',
  id_card_sealed bytea,
  id_card_hash bytea,
  status text not null constraint checkup_voucher_status_known check (
    status in ('unused', 'used', 'closed_by_hand', 'closed_with_group')
  ),
  claimed_by text constraint checkup_voucher_account_fk references account,
  person_id text constraint checkup_voucher_person_fk references person,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table checkup_voucher is 'One employee''s check. Found by his ID number, or claimed with the code.';
create unique index checkup_voucher_person_once on checkup_voucher (company_id, id_card_hash) where id_card_hash is not null;
comment on index checkup_voucher_person_once is 'One check for an employee of a company''s order.';
create index checkup_voucher_id_card on checkup_voucher (id_card_hash) where id_card_hash is not null;
comment on index checkup_voucher_id_card is 'Which companies have ordered a check for this ID number?';
create index checkup_voucher_claimed on checkup_voucher (claimed_by) where claimed_by is not null;
comment on index checkup_voucher_claimed is 'What has this account claimed with a code?';
create index checkup_voucher_person on checkup_voucher (person_id) where person_id is not null;
comment on index checkup_voucher_person is 'For the foreign key: whose are they?';
create index checkup_voucher_due on checkup_voucher (due_at) where due_at is not null;
comment on index checkup_voucher_due is 'What does the clock have to move?';

create table checkup_voucher_move (
  move_id bigint generated always as identity constraint checkup_voucher_move_pk primary key,
  voucher_id text not null constraint checkup_voucher_move_voucher_fk references checkup_voucher,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index checkup_voucher_move_voucher on checkup_voucher_move (voucher_id, move_id);
comment on index checkup_voucher_move_voucher is 'How did this voucher come to its state?';
create trigger checkup_voucher_move_append_only before update or delete or truncate on checkup_voucher_move
  for each statement execute function refuse_change();

create table checkup_order (
  order_id text constraint checkup_order_pk primary key default uuidv7()::text,
  account_id text not null constraint checkup_order_account_fk references account,
  person_id text not null constraint checkup_order_person_fk references person,
  person_name text not null,
  hos_id text not null constraint checkup_order_hospital_fk references hospital,
  centre_id text not null constraint checkup_order_centre_fk references checkup_centre,
  package_id text not null constraint checkup_order_package_fk references checkup_package,
  package_name text not null,
  content jsonb not null,
  add_ons jsonb not null,
  total_cents int not null constraint checkup_order_total_known check (total_cents >= 0),
  voucher_id text constraint checkup_order_voucher_fk references checkup_voucher,
  company_name text not null default '',
  time_id text not null,
  wanted_time_id text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  day_ends_at timestamptz not null,
  attempt int not null default 1,
  desk_confirmed_at timestamptz,
  guide_no text not null default '',
  reason text not null default '',
  stations jsonb not null default '[]',
  report_code text not null default '',
  status text not null constraint checkup_order_status_known check (
    status in ('to_pay', 'to_confirm', 'to_check', 'checked', 'reported', 'overdue', 'cancelled', 'unpaid_cancelled')
  ),
  created_at timestamptz not null,
  pay_by timestamptz not null,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table checkup_order is 'A health check of one person; content and add_ons: what was ordered, as it was.';
comment on column checkup_order.attempt is 'Counts the places that were asked for: the hospital knows each by its own number.';
comment on column checkup_order.wanted_time_id is 'Another date that the hospital is being asked for; the one that is kept stays kept.';
create unique index checkup_order_day_once on checkup_order (person_id, day_ends_at) where status in ('to_pay', 'to_confirm', 'to_check');
comment on index checkup_order_day_once is 'One check of a person on a day.';
create unique index checkup_order_voucher_once on checkup_order (voucher_id)
  where voucher_id is not null and status not in ('cancelled', 'unpaid_cancelled');
comment on index checkup_order_voucher_once is 'A voucher is used once.';
create index checkup_order_account on checkup_order (account_id, created_at desc);
comment on index checkup_order_account is 'The list of mine.';
create index checkup_order_person on checkup_order (person_id);
comment on index checkup_order_person is 'The checks of a person.';
create index checkup_order_desk on checkup_order (status, starts_at);
comment on index checkup_order_desk is 'The lists at the desk.';
create index checkup_order_hospital on checkup_order (hos_id, status);
comment on index checkup_order_hospital is 'Is anything under way at this hospital?';
create index checkup_order_centre on checkup_order (centre_id);
comment on index checkup_order_centre is 'For the foreign key.';
create index checkup_order_package on checkup_order (package_id);
comment on index checkup_order_package is 'For the foreign key.';
create index checkup_order_due on checkup_order (due_at) where due_at is not null;
comment on index checkup_order_due is 'What does the clock have to move?';

create table checkup_order_move (
  move_id bigint generated always as identity constraint checkup_order_move_pk primary key,
  order_id text not null constraint checkup_order_move_order_fk references checkup_order,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index checkup_order_move_order on checkup_order_move (order_id, move_id);
comment on index checkup_order_move_order is 'How did this order come to its state?';
create trigger checkup_order_move_append_only before update or delete or truncate on checkup_order_move
  for each statement execute function refuse_change();

create table checkup_reminder (
  order_id text not null constraint checkup_reminder_order_fk references checkup_order,
  kind text not null constraint checkup_reminder_kind_known check (kind in ('eve', 'follow_up')),
  key text not null,
  for_at timestamptz not null,
  why text not null default '',
  due_at timestamptz,
  outcome text constraint checkup_reminder_outcome_known check (outcome in ('sent', 'dropped')),
  settled_at timestamptz,
  constraint checkup_reminder_pk primary key (order_id, kind, key, for_at)
);
comment on table checkup_reminder is 'What is told once: the evening before, and what the report asks to be repeated (key: what; why: for which finding).';
create index checkup_reminder_due on checkup_reminder (due_at) where due_at is not null;
comment on index checkup_reminder_due is 'What is to be told now?';
