-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table questionnaire_assignment (
  assignment_id text constraint questionnaire_assignment_pk primary key default uuidv7()::text,
  account_id text not null constraint questionnaire_assignment_account_fk references account,
  person_id text not null constraint questionnaire_assignment_person_fk references person,
  code text not null,
  edition int not null,
  title text not null,
  purpose text not null,
  about text not null default '',
  origin_type text not null,
  origin_id text not null,
  status text not null
    constraint questionnaire_assignment_status_known check (status in ('assigned', 'begun', 'submitted', 'expired', 'withdrawn')),
  answer_by timestamptz,
  draft jsonb not null default '{}',
  draft_page int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table questionnaire_assignment is 'A questionnaire that one person has to fill in, in the edition that held when it was asked for.';
create index questionnaire_assignment_account on questionnaire_assignment (account_id, created_at desc);
comment on index questionnaire_assignment_account is 'What has this account to fill in, and what has it filled in?';
create index questionnaire_assignment_person on questionnaire_assignment (person_id, code, created_at desc);
comment on index questionnaire_assignment_person is 'Which questionnaires has this person, one or all?';
create index questionnaire_assignment_origin on questionnaire_assignment (origin_type, origin_id);
comment on index questionnaire_assignment_origin is 'What was asked for by this?';
create index questionnaire_assignment_due on questionnaire_assignment (due_at) where due_at is not null;
comment on index questionnaire_assignment_due is 'Which questionnaires does the clock have to end?';

create table questionnaire_move (
  move_id bigint generated always as identity constraint questionnaire_move_pk primary key,
  assignment_id text not null constraint questionnaire_move_fk references questionnaire_assignment,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index questionnaire_move_assignment on questionnaire_move (assignment_id, move_id);
comment on index questionnaire_move_assignment is 'How did this questionnaire come to its state?';
create trigger questionnaire_move_append_only before update or delete or truncate on questionnaire_move
  for each statement execute function refuse_change();

create table questionnaire_submission (
  submission_id text constraint questionnaire_submission_pk primary key
    constraint questionnaire_submission_assignment_fk references questionnaire_assignment,
  account_id text not null constraint questionnaire_submission_account_fk references account,
  person_id text not null constraint questionnaire_submission_person_fk references person,
  code text not null,
  edition int not null,
  answers jsonb not null,
  files jsonb not null default '[]',
  scores jsonb not null,
  flags jsonb not null,
  level text,
  result_title text not null default '',
  is_flagged boolean not null,
  submitted_at timestamptz not null
);
comment on table questionnaire_submission is 'What was sent, never changed: answers, and what they came to under the edition that it was filled in under.';
comment on column questionnaire_submission.files is 'Snapshot for showing: [{attaId, type, attaFileName}]; rights hang on attachment_use.';
create index questionnaire_submission_account on questionnaire_submission (account_id);
create index questionnaire_submission_person on questionnaire_submission (person_id, code, submitted_at);
comment on index questionnaire_submission_person is 'What did earlier ones of the same questionnaire come to?';
create index questionnaire_submission_flagged on questionnaire_submission (submitted_at) where is_flagged;
comment on index questionnaire_submission_flagged is 'What stands out, the oldest first?';
create trigger questionnaire_submission_append_only before update or delete or truncate on questionnaire_submission
  for each statement execute function refuse_change();

create table questionnaire_seen (
  submission_id text constraint questionnaire_seen_pk primary key
    constraint questionnaire_seen_submission_fk references questionnaire_submission,
  staff_id text not null constraint questionnaire_seen_staff_fk references staff,
  note text not null,
  seen_at timestamptz not null
);
comment on table questionnaire_seen is 'Who of the staff has looked at a submission that stands out, and what was done.';
create index questionnaire_seen_staff on questionnaire_seen (staff_id);
