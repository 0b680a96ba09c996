-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- Applications to programmes, and the service that follows one.
create table programme_application (
  application_id text constraint programme_application_pk primary key default uuidv7()::text,
  account_id text not null constraint programme_application_account_fk references account,
  person_id text not null constraint programme_application_person_fk references person,
  person_name text not null,
  code text not null,
  edition int not null,
  document jsonb not null,
  offer_code text not null,
  offer_title text not null,
  price_cents int not null constraint programme_application_price_known check (price_cents >= 0),
  answers jsonb not null,
  attachments jsonb not null default '[]',
  status text not null constraint programme_application_status_known check (
    status in ('applied', 'asked', 'accepted', 'to_pay', 'paid', 'going', 'done', 'declined', 'withdrawn', 'expired', 'refunded')
  ),
  doc_id text constraint programme_application_doctor_fk references doctor,
  reason text not null default '',
  pathway_id text,
  patient_unread int not null default 0,
  staff_unread int not null default 0,
  created_at timestamptz not null,
  decide_by timestamptz not null,
  answer_by timestamptz,
  pay_by timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  due_at timestamptz,
  due_event text,
  due_status text
);
comment on table programme_application is 'document: the programme as it was when it was applied for; the application keeps it.';
create unique index programme_application_once on programme_application (person_id, account_id, code)
  where status in ('applied', 'asked', 'accepted', 'to_pay', 'paid', 'going');
comment on index programme_application_once is 'One open application of a person to a programme.';
create index programme_application_account on programme_application (account_id, created_at desc);
comment on index programme_application_account is 'The list of mine.';
create index programme_application_person on programme_application (person_id);
create index programme_application_doctor on programme_application (doc_id, status);
create index programme_application_queue on programme_application (status, created_at);
comment on index programme_application_queue is 'The queue at the desk.';
create index programme_application_due on programme_application (due_at) where due_at is not null;
comment on index programme_application_due is 'What does the clock have to move?';

create table programme_move (
  move_id bigint generated always as identity constraint programme_move_pk primary key,
  application_id text not null constraint programme_move_application_fk references programme_application,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index programme_move_application on programme_move (application_id, move_id);
comment on index programme_move_application is 'How did this application come to its state?';
create trigger programme_move_append_only before update or delete or truncate on programme_move
  for each statement execute function refuse_change();

create table programme_note (
  note_id bigint generated always as identity constraint programme_note_pk primary key,
  application_id text not null constraint programme_note_application_fk references programme_application,
  staff_id text not null constraint programme_note_staff_fk references staff,
  text text not null,
  created_at timestamptz not null
);
comment on table programme_note is 'What the staff tell each other of an application; the patient never sees it.';
create index programme_note_application on programme_note (application_id, note_id);
create index programme_note_staff on programme_note (staff_id);

create table programme_message (
  message_id text constraint programme_message_pk primary key default uuidv7()::text,
  application_id text not null constraint programme_message_application_fk references programme_application,
  talker text not null constraint programme_message_talker_known check (talker in ('PAT', 'DOC', 'SYS')),
  talker_id text not null,
  talker_name text not null,
  text text not null,
  send_id text,
  created_at timestamptz not null
);
create index programme_message_application on programme_message (application_id, message_id);
create unique index programme_message_once on programme_message (application_id, talker_id, send_id) where send_id is not null;
comment on index programme_message_once is 'A message that is sent again is the one that was taken.';
