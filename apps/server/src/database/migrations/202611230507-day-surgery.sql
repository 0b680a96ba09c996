-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table surgery_line (
  hos_id text constraint surgery_line_pk primary key constraint surgery_line_hospital_fk references hospital,
  cursor text not null default '',
  asked_at timestamptz,
  trouble text not null default ''
);
comment on table surgery_line is 'The line to a hospital''s surgery system: how far its happenings are carried out.';

create table surgery_file (
  hos_id text not null constraint surgery_file_hospital_fk references hospital,
  record_number text not null,
  fetched_at timestamptz not null,
  constraint surgery_file_pk primary key (hos_id, record_number)
);
comment on table surgery_file is 'Files whose operations were fetched once; what comes later is told by the line.';

create table surgery (
  surgery_id text constraint surgery_pk primary key default uuidv7()::text,
  hos_id text not null constraint surgery_hospital_fk references hospital,
  surgery_no text not null,
  record_number text not null,
  surgery_name text not null,
  kind text not null constraint surgery_kind_known check (kind in ('day', 'inpatient', 'chemotherapy')),
  dept_name text not null,
  ward text not null,
  place text not null,
  doctor_name text not null,
  planned_at timestamptz not null,
  arrive_at timestamptz not null,
  anaesthesia text not null constraint surgery_anaesthesia_known check (anaesthesia in ('none', 'local', 'general')),
  stop_drugs jsonb not null default '[]',
  notice text not null default '',
  team jsonb not null default '[]',
  status text not null constraint surgery_status_known check (
    status in ('planned', 'arrived', 'called_in', 'anaesthesia', 'operating', 'ended', 'left', 'home', 'cancelled')
  ),
  pathway_id text constraint surgery_pathway_fk references pathway,
  companion_name text not null default '',
  companion_relationship text not null default '',
  companion_mobile_sealed bytea,
  constraint surgery_once unique (hos_id, surgery_no)
);
comment on table surgery is 'An operation, or a day of chemotherapy, that the hospital has planned for one of its files. Whoever has bound the file sees it (hospital_account).';
comment on column surgery.stop_drugs is 'What the doctor has ordered to leave off, and how many days before.';
comment on column surgery.companion_name is 'The adult who takes the patient home, as he was named here; his mobile is sealed.';
comment on column surgery.pathway_id is 'Its course: the pathway of the account that does the tasks.';
comment on constraint surgery_once on surgery is 'Which of ours is this operation of the hospital''s?';
create index surgery_record on surgery (hos_id, record_number, planned_at desc);
comment on index surgery_record is 'The operations of a file.';
create index surgery_day on surgery (planned_at);
comment on index surgery_day is 'The desk: who is operated today?';
create index surgery_pathway on surgery (pathway_id) where pathway_id is not null;
comment on index surgery_pathway is 'Which operation does this pathway belong to?';

create table surgery_move (
  move_id bigint generated always as identity constraint surgery_move_pk primary key,
  surgery_id text not null constraint surgery_move_surgery_fk references surgery,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index surgery_move_surgery on surgery_move (surgery_id, move_id);
comment on index surgery_move_surgery is 'How did this operation come to its state?';
create trigger surgery_move_append_only before update or delete or truncate on surgery_move
  for each statement execute function refuse_change();

create table surgery_event (
  surgery_id text not null constraint surgery_event_surgery_fk references surgery,
  event text not null constraint surgery_event_known check (
    event in ('arrived', 'called_in', 'anaesthesia_begun', 'surgery_begun', 'surgery_ended', 'left_room', 'went_home')
  ),
  event_id text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  constraint surgery_event_pk primary key (surgery_id, event_id)
);
comment on table surgery_event is 'What the hospital has reported, with the time at which it happened. Of several reports of one event the latest instant counts.';
