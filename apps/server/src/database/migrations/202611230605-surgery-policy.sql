-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table surgery_policy (
  policy_id text constraint surgery_policy_pk primary key default uuidv7()::text,
  surgery_id text not null constraint surgery_policy_surgery_fk references surgery,
  account_id text not null constraint surgery_policy_account_fk references account,
  person_id text not null constraint surgery_policy_person_fk references person,
  person_name text not null,
  product_code text not null,
  product_name text not null,
  insurer_name text not null,
  premium_cents int not null constraint surgery_policy_premium_known check (premium_cents > 0),
  sum_cents int not null,
  policy_no text not null default '',
  reason text not null default '',
  status text not null constraint surgery_policy_status_known check (
    status in ('to_pay', 'paid', 'insured', 'refused', 'cancelled', 'expired', 'withdrawn')
  ),
  created_at timestamptz not null,
  pay_by timestamptz not null,
  surgery_at timestamptz not null,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table surgery_policy is 'An operation that somebody insures; the product''s words as they were.';
comment on column surgery_policy.surgery_at is 'When the operation was planned to begin: it cannot be withdrawn afterwards.';
create unique index surgery_policy_open_once on surgery_policy (surgery_id) where status in ('to_pay', 'paid', 'insured');
comment on index surgery_policy_open_once is 'An operation is insured once.';
create index surgery_policy_surgery on surgery_policy (surgery_id, created_at desc);
comment on index surgery_policy_surgery is 'How is this operation insured?';
create index surgery_policy_account on surgery_policy (account_id);
comment on index surgery_policy_account is 'For the foreign key: what has this account insured?';
create index surgery_policy_person on surgery_policy (person_id);
comment on index surgery_policy_person is 'For the foreign key: who is insured?';
create index surgery_policy_due on surgery_policy (due_at) where due_at is not null;
comment on index surgery_policy_due is 'What does the clock have to move?';

create table surgery_policy_move (
  move_id bigint generated always as identity constraint surgery_policy_move_pk primary key,
  policy_id text not null constraint surgery_policy_move_policy_fk references surgery_policy,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index surgery_policy_move_policy on surgery_policy_move (policy_id, move_id);
comment on index surgery_policy_move_policy is 'How did this policy come to its state?';
create trigger surgery_policy_move_append_only before update or delete or truncate on surgery_policy_move
  for each statement execute function refuse_change();

-- The demo insurer's books: reached only through ports/surgery-insurer.ts. Sandbox mode only.
create table demo_hospital.insurer_policy (
  our_no text constraint insurer_policy_pk primary key,
  policy_no text not null,
  at timestamptz not null,
  is_withdrawn boolean not null default false
);
create sequence demo_hospital.insurer_policy_no start 260001;
grant select, insert, update, delete on all tables in schema demo_hospital to public;
grant usage, select on all sequences in schema demo_hospital to public;
