-- 礼券批次: what is given away, how many of it, and what it is worth; frozen once somebody holds one.
create table coupon_batch (
  batch_id text constraint coupon_batch_pk primary key default uuidv7()::text,
  name text not null,
  kind text not null constraint coupon_batch_kind_known check (kind in ('full', 'direct', 'discount')),
  reduction_cents bigint not null default 0 constraint coupon_batch_reduction_not_negative check (reduction_cents >= 0),
  threshold_cents bigint not null default 0 constraint coupon_batch_threshold_not_negative check (threshold_cents >= 0),
  percent int not null default 100 constraint coupon_batch_percent_range check (percent between 0 and 100),
  consult_types text[] not null default '{}',
  doc_ids text[] not null default '{}',
  dept_codes text[] not null default '{}',
  scope_text text not null default '',
  valid_from timestamptz,
  valid_until timestamptz,
  valid_days int constraint coupon_batch_days_positive check (valid_days > 0),
  total int constraint coupon_batch_total_positive check (total > 0),
  issued int not null default 0,
  is_open boolean not null default true,
  created_by text not null,
  created_at timestamptz not null,
  constraint coupon_batch_worth_something
    check (case when kind = 'discount' then reduction_cents = 0 and percent < 100 else reduction_cents > 0 and percent = 100 end),
  constraint coupon_batch_full_has_threshold check (kind <> 'full' or threshold_cents >= reduction_cents),
  constraint coupon_batch_ends_one_way check ((valid_until is null) <> (valid_days is null)),
  constraint coupon_batch_not_overdrawn check (issued >= 0 and (total is null or issued <= total))
);
comment on column coupon_batch.percent is 'What is left to pay: 80 is 8折, 0 is free of charge.';
comment on column coupon_batch.consult_types is 'Empty, like doc_ids and dept_codes: no restriction.';
comment on column coupon_batch.scope_text is 'The scope in words, made when the batch was saved.';
comment on constraint coupon_batch_not_overdrawn on coupon_batch is 'Who counts up the last one gets it; the row decides.';
create index coupon_batch_created on coupon_batch (created_at desc);
comment on index coupon_batch_created is 'Which batches were made last?';

-- 活动: how people come by coupons.
create table coupon_activity (
  activity_id text constraint coupon_activity_pk primary key default uuidv7()::text,
  user_scene text not null constraint coupon_activity_scene_known check (user_scene in ('INVITE_REGISTER', 'RECEIVE')),
  name text not null,
  promote_code text not null constraint coupon_activity_code_key unique,
  rules_text text not null default '',
  batch_id text not null constraint coupon_activity_batch_fk references coupon_batch,
  inviter_batch_id text constraint coupon_activity_inviter_batch_fk references coupon_batch,
  inviter_most int not null default 20 constraint coupon_activity_most_positive check (inviter_most > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_open boolean not null default true,
  created_by text not null,
  created_at timestamptz not null,
  constraint coupon_activity_ends_later check (ends_at > starts_at)
);
comment on column coupon_activity.batch_id is 'What who takes part, or was invited, gets.';
comment on constraint coupon_activity_code_key on coupon_activity is 'Which activity does this link belong to?';
create index coupon_activity_running on coupon_activity (user_scene, ends_at) where is_open;
comment on index coupon_activity_running is 'Which activities of this scene run now?';

create table coupon (
  coupon_id text constraint coupon_pk primary key default uuidv7()::text,
  batch_id text not null constraint coupon_batch_fk references coupon_batch,
  account_id text not null constraint coupon_account_fk references account,
  activity_id text constraint coupon_activity_fk references coupon_activity,
  source text not null constraint coupon_source_known check (source in ('received', 'invited', 'inviter', 'given')),
  state text not null constraint coupon_state_known check (state in ('unused', 'locked', 'used', 'expired')),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  biz_type text,
  biz_id text,
  locked_until timestamptz,
  off_cents bigint,
  received_at timestamptz not null,
  used_at timestamptz,
  given_back_at timestamptz,
  due_at timestamptz,
  remind_at timestamptz,
  note text not null default '',
  constraint coupon_bound_whole check ((state in ('locked', 'used')) = (biz_id is not null) and (biz_id is null) = (biz_type is null)),
  constraint coupon_locked_ends check ((state = 'locked') = (locked_until is not null)),
  constraint coupon_used_has_time check ((state = 'used') = (used_at is not null) and (state = 'used') = (off_cents is not null))
);
comment on column coupon.biz_id is 'The order that holds it or has used it.';
comment on column coupon.note is 'Why an operator has given it.';
comment on column coupon.given_back_at is 'When a refunded order last gave it back.';
comment on column coupon.due_at is 'When the clock moves it next, as the contract''s state table says; past due it is read as moved.';
comment on column coupon.remind_at is 'When its owner is told that it ends soon; null: told, or nothing to tell.';
create unique index coupon_one_per_order on coupon (biz_type, biz_id) where state in ('locked', 'used');
comment on index coupon_one_per_order is 'Which coupon does this order hold? One at most.';
create index coupon_account_ending on coupon (account_id, valid_until);
comment on index coupon_account_ending is 'Which coupons does the account have, the one that ends first at the top?';
create index coupon_of_batch on coupon (batch_id, state);
comment on index coupon_of_batch is 'How many of this batch were used?';
create index coupon_of_activity on coupon (activity_id) where activity_id is not null;
comment on index coupon_of_activity is 'What has this activity given away?';
create index coupon_due on coupon (due_at) where due_at is not null;
comment on index coupon_due is 'Which coupons have ended, or were held by an order whose time is over?';
create index coupon_remind on coupon (remind_at) where remind_at is not null;
comment on index coupon_remind is 'Whose coupons end soon?';

-- Once per real person: by account, by mobile, and by ID number where it is known.
create table coupon_receipt (
  receipt_id bigint generated always as identity constraint coupon_receipt_pk primary key,
  activity_id text not null constraint coupon_receipt_activity_fk references coupon_activity,
  account_id text not null constraint coupon_receipt_account_fk references account,
  mobile_hash bytea not null,
  id_card_hash bytea,
  at timestamptz not null,
  constraint coupon_receipt_account_once unique (activity_id, account_id),
  constraint coupon_receipt_mobile_once unique (activity_id, mobile_hash)
);
comment on constraint coupon_receipt_account_once on coupon_receipt is 'Has this account taken part?';
comment on constraint coupon_receipt_mobile_once on coupon_receipt is 'Has somebody with this mobile taken part, be it with an account that has another one now?';
create unique index coupon_receipt_person_once on coupon_receipt (activity_id, id_card_hash) where id_card_hash is not null;
comment on index coupon_receipt_person_once is 'Has somebody with this ID number taken part?';

create table invite_code (
  account_id text constraint invite_code_pk primary key constraint invite_code_account_fk references account,
  code text not null constraint invite_code_key unique,
  created_at timestamptz not null
);
comment on constraint invite_code_key on invite_code is 'Who invites with this code?';

create table invitation (
  invitation_id text constraint invitation_pk primary key default uuidv7()::text,
  inviter_account_id text not null constraint invitation_inviter_fk references account,
  invited_account_id text not null constraint invitation_invited_fk references account,
  activity_id text not null constraint invitation_activity_fk references coupon_activity,
  name_masked text not null default '',
  coupon_id text constraint invitation_coupon_fk references coupon,
  why_not text not null default '',
  registered_at timestamptz not null,
  constraint invitation_once unique (invited_account_id),
  constraint invitation_not_oneself check (inviter_account_id <> invited_account_id)
);
comment on column invitation.coupon_id is 'What the inviter got for it; null: nothing, and why_not says why.';
create index invitation_inviter on invitation (inviter_account_id, registered_at desc);
comment on index invitation_inviter is 'Whom has this account invited?';
