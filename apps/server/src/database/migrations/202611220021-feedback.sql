-- 意见反馈: what a patient writes to the hospital, and what the hospital says to it.
create table feedback (
  feedback_id text constraint feedback_pk primary key default uuidv7()::text,
  account_id text not null constraint feedback_account_fk references account,
  kind text not null constraint feedback_kind_known check (kind in ('trouble', 'suggestion', 'complaint', 'praise', 'other')),
  content text not null,
  contact text not null default '',
  contact_way_sealed bytea,
  attachments jsonb not null default '[]',
  state text not null default 'open' constraint feedback_state_known check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz
);
comment on column feedback.contact_way_sealed is 'Sealed like a phone number, which it mostly is.';
comment on column feedback.attachments is 'Snapshot for showing: [{attaId, type, attaFileName}]; rights hang on attachment_use.';
create index feedback_account on feedback (account_id, created_at desc);
comment on index feedback_account is 'What has this account written, newest first?';
create index feedback_waiting on feedback (created_at) where state = 'open';
comment on index feedback_waiting is 'What waits for an answer, the longest first?';
create index feedback_newest on feedback (state, created_at desc);
comment on index feedback_newest is 'What was answered or closed, newest first?';

create table feedback_answer (
  answer_id bigint generated always as identity constraint feedback_answer_pk primary key,
  feedback_id text not null constraint feedback_answer_fk references feedback,
  staff_id text not null constraint feedback_answer_staff_fk references staff,
  content text not null,
  answered_at timestamptz not null
);
create index feedback_answer_feedback on feedback_answer (feedback_id, answer_id);
comment on index feedback_answer_feedback is 'What was answered to this, in order?';
