-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 投诉处理: a letter of the kind complaint is a case with an owner and a day by which it is answered.
create table complaint_case (
  feedback_id text constraint complaint_case_pk primary key constraint complaint_case_feedback_fk references feedback,
  consult_id text constraint complaint_case_consult_fk references consult,
  status text not null constraint complaint_case_status_known check (status in ('open', 'in_work', 'answered', 'closed', 'reopened')),
  owner_id text constraint complaint_case_owner_fk references staff,
  answer_by timestamptz not null,
  extended_at timestamptz,
  outcome text constraint complaint_case_outcome_known check (outcome in ('upheld', 'partly', 'unfounded', 'withdrawn')),
  finding text not null default '',
  opened_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  constraint complaint_case_closed_with_outcome check (status <> 'closed' or outcome is not null)
);
comment on column complaint_case.consult_id is 'The consult that it is about, where the patient came from one.';
comment on column complaint_case.answer_by is 'Five working days after it came or came again, ten where it was extended.';
comment on column complaint_case.outcome is 'What was found to be true of it; of the last time it was closed.';
create index complaint_case_owed on complaint_case (answer_by) where status in ('open', 'in_work', 'reopened');
comment on index complaint_case_owed is 'Which complaints are owed an answer, what is due first?';
create index complaint_case_newest on complaint_case (status, opened_at desc);
comment on index complaint_case_newest is 'Which complaints were answered or closed, newest first?';
create index complaint_case_consult on complaint_case (consult_id) where consult_id is not null;
comment on index complaint_case_consult is 'What was complained of in this consult?';
create index complaint_case_owner on complaint_case (owner_id) where owner_id is not null;
comment on index complaint_case_owner is 'Whose cases are these?';

create table complaint_move (
  move_id bigint generated always as identity constraint complaint_move_pk primary key,
  feedback_id text not null constraint complaint_move_case_fk references complaint_case,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index complaint_move_case on complaint_move (feedback_id, move_id);
comment on index complaint_move_case is 'Who has done what with this complaint, in order?';
create trigger complaint_move_append_only before update or delete or truncate on complaint_move
  for each statement execute function refuse_change();

create table complaint_note (
  note_id bigint generated always as identity constraint complaint_note_pk primary key,
  feedback_id text not null constraint complaint_note_case_fk references complaint_case,
  staff_id text constraint complaint_note_staff_fk references staff,
  content text not null,
  at timestamptz not null
);
comment on column complaint_note.staff_id is 'Null: written by the patient, whom the answer did not satisfy.';
create index complaint_note_case on complaint_note (feedback_id, note_id);
comment on index complaint_note_case is 'What was noted of this complaint, in order?';

-- What came before is a case, too. Of what was closed nobody wrote down what was found: it stands as answered, to be closed with that.
insert into complaint_case (feedback_id, status, answer_by, opened_at, answered_at)
select feedback_id, case state when 'open' then 'open' else 'answered' end, created_at + interval '7 days', created_at, answered_at
from feedback where kind = 'complaint'
on conflict do nothing;
insert into complaint_move (feedback_id, to_status, event, by_whom, actor_id, at)
select feedback_id, status, 'open', 'patient', account_id, opened_at from complaint_case join feedback using (feedback_id);
