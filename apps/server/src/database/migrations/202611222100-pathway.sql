-- Pathways: stages with tasks, each due relative to an anchor (docs/decisions/0142).
create table pathway_document (
  document_hash text constraint pathway_document_pk primary key,
  document jsonb not null
);
comment on table pathway_document is 'The documents that pathways were started with, each once, by the SHA-256 of its text. Never changed: what was started keeps its words.';

create table pathway (
  pathway_id text constraint pathway_pk primary key default uuidv7()::text,
  account_id text not null constraint pathway_account_fk references account,
  person_id text not null constraint pathway_person_fk references person,
  document_hash text not null constraint pathway_document_fk references pathway_document,
  code text not null,
  title text not null,
  origin_type text not null,
  origin_id text not null,
  facts jsonb not null default '{}',
  status text not null constraint pathway_status_known check (status in ('going', 'paused', 'done', 'stopped')),
  started_at timestamptz not null,
  ended_at timestamptz,
  stop_reason text not null default '',
  flagged_at timestamptz,
  flag_reason text not null default '',
  constraint pathway_once unique (origin_type, origin_id, code)
);
comment on column pathway.origin_type is 'Which domain has started it, and by which record (origin_id): started again by the same, it is the same pathway.';
comment on column pathway.facts is 'What was known when it was started, for conditions: {name: word}.';
comment on column pathway.flagged_at is 'Since when a nurse should look: a dangerous value or result; null when one has.';
create index pathway_account on pathway (account_id, started_at desc);
comment on index pathway_account is 'Which pathways has this account, newest first?';
create index pathway_person on pathway (person_id);
comment on index pathway_person is 'Which pathways concern this person?';
create index pathway_of_document on pathway (document_hash);
comment on index pathway_of_document is 'Which pathways were started with this document?';
create index pathway_going on pathway (started_at desc) where status in ('going', 'paused');
comment on index pathway_going is 'What does the desk look after?';
create index pathway_flagged on pathway (flagged_at) where flagged_at is not null;
comment on index pathway_flagged is 'Where should a nurse look now?';

create table pathway_move (
  move_id bigint generated always as identity constraint pathway_move_pk primary key,
  pathway_id text not null constraint pathway_move_fk references pathway,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index pathway_move_pathway on pathway_move (pathway_id, move_id);
comment on index pathway_move_pathway is 'How did this pathway come to its state?';
create trigger pathway_move_append_only before update or delete or truncate on pathway_move
  for each statement execute function refuse_change();

create table pathway_anchor (
  pathway_id text not null constraint pathway_anchor_pathway_fk references pathway,
  anchor text not null,
  at timestamptz not null,
  said_at timestamptz not null,
  constraint pathway_anchor_pk primary key (pathway_id, anchor)
);
comment on table pathway_anchor is 'Instants that tasks are counted from, as last said; where the hospital has reported the event itself, that goes before.';

create table pathway_event (
  pathway_id text not null constraint pathway_event_pathway_fk references pathway,
  event_id text not null,
  event text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  constraint pathway_event_pk primary key (pathway_id, event_id)
);
comment on table pathway_event is 'What the hospital has said to have happened, each event once by its own id, in whatever order it came.';

create table pathway_task (
  task_id text constraint pathway_task_pk primary key default uuidv7()::text,
  pathway_id text not null constraint pathway_task_pathway_fk references pathway,
  task_key text not null,
  occurrence int not null,
  status text not null
    constraint pathway_task_status_known check (status in ('waiting', 'open', 'done', 'missed', 'not_needed', 'withdrawn')),
  is_paused boolean not null default false,
  opens_at timestamptz,
  scheduled_at timestamptz,
  closes_at timestamptz,
  done_at timestamptz,
  seen_at timestamptz,
  result jsonb not null default '{}',
  assignment_id text,
  is_followed boolean not null default true,
  due_at timestamptz,
  constraint pathway_task_once unique (pathway_id, task_key, occurrence)
);
comment on column pathway_task.scheduled_at is 'When it should be done; null while its anchor is not known. due_at is when the clock comes next.';
comment on column pathway_task.done_at is 'When it was done, as the one who did it says: an event of the hospital may be reported later.';
comment on column pathway_task.seen_at is 'When a nurse has seen to it that it was overdue.';
comment on column pathway_task.is_followed is 'False: left undone it is no matter.';
comment on column pathway_task.result is '{values: [{key, value, isDanger}], advice: [text], level, note}.';
create index pathway_task_due on pathway_task (due_at) where due_at is not null;
comment on index pathway_task_due is 'Which tasks does the clock have to open or close?';
create index pathway_task_overdue on pathway_task (scheduled_at) where status in ('open', 'missed') and seen_at is null and is_followed;
comment on index pathway_task_overdue is 'What should have been done by now and was not?';

create table pathway_task_move (
  move_id bigint generated always as identity constraint pathway_task_move_pk primary key,
  task_id text not null constraint pathway_task_move_fk references pathway_task,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index pathway_task_move_task on pathway_task_move (task_id, move_id);
comment on index pathway_task_move_task is 'How did this task come to its state?';
create trigger pathway_task_move_append_only before update or delete or truncate on pathway_task_move
  for each statement execute function refuse_change();

create table pathway_reminder (
  task_id text not null constraint pathway_reminder_task_fk references pathway_task,
  reminder int not null,
  for_at timestamptz not null,
  at timestamptz not null,
  cannot_wait boolean not null,
  due_at timestamptz,
  outcome text constraint pathway_reminder_outcome_known check (outcome in ('sent', 'dropped', 'late')),
  settled_at timestamptz,
  constraint pathway_reminder_pk primary key (task_id, reminder, for_at),
  constraint pathway_reminder_waits check ((due_at is null) = (outcome is not null))
);
comment on table pathway_reminder is 'Each reminder of each task, once for each instant that the task was due at: moved to another day it is another reminder.';
comment on column pathway_reminder.outcome is 'dropped: the task was done, fell away or was moved first. late: its time was past when the task became known.';
create index pathway_reminder_due on pathway_reminder (due_at) where due_at is not null;
comment on index pathway_reminder_due is 'Which reminders are to be told now?';

create table pathway_note (
  note_id bigint generated always as identity constraint pathway_note_pk primary key,
  pathway_id text not null constraint pathway_note_pathway_fk references pathway,
  staff_id text not null constraint pathway_note_staff_fk references staff,
  content text not null,
  at timestamptz not null
);
create index pathway_note_pathway on pathway_note (pathway_id, note_id);
comment on index pathway_note_pathway is 'What has the staff noted of this pathway?';
create trigger pathway_note_append_only before update or delete or truncate on pathway_note
  for each statement execute function refuse_change();

create table account_quiet_hours (
  account_id text constraint account_quiet_hours_pk primary key constraint account_quiet_hours_account_fk references account,
  quiet_from text not null,
  quiet_until text not null,
  changed_at timestamptz not null
);
comment on table account_quiet_hours is 'Between which times of the day (Asia/Shanghai, 22:00) an account is told nothing that can wait; without a row the usual ones.';
