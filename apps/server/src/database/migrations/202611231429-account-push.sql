-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table account_push (
  endpoint text constraint account_push_pk primary key,
  account_id text not null constraint account_push_account_fk references account on delete cascade,
  session_id text not null constraint account_push_session_fk references session on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
comment on table account_push is 'A browser that takes messages for a patient''s account, as long as its session lasts.';
create index account_push_account on account_push (account_id);
comment on index account_push_account is 'Which browsers are told of a new message?';
create index account_push_session on account_push (session_id);
comment on index account_push_session is 'Which browsers go with this session?';
