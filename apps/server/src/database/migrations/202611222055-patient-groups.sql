-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table patient_group (
  group_id text constraint patient_group_pk primary key default uuidv7()::text,
  group_name text not null constraint patient_group_name_once unique,
  intro text not null,
  member_limit int not null constraint patient_group_member_limit_range check (member_limit between 2 and 1000),
  is_open boolean not null default true,
  is_all_muted boolean not null default false,
  announcement text not null default '',
  announced_at timestamptz,
  version bigint not null default 0,
  last_seq bigint not null default 0,
  last_text text not null default '',
  last_at timestamptz,
  created_at timestamptz not null
);
comment on table patient_group is 'Groups of patients, kept at the desk.';
comment on column patient_group.version is 'Grows with every new, recalled or removed message, under the row''s lock: pages ask for what came after the one they know.';

create table group_doctor (
  group_id text not null constraint group_doctor_group_fk references patient_group (group_id),
  doc_id text not null constraint group_doctor_doctor_fk references doctor (doc_id),
  position int not null default 0,
  constraint group_doctor_pk primary key (group_id, doc_id)
);
create index group_doctor_groups on group_doctor (doc_id);
comment on index group_doctor_groups is 'Which groups is this doctor in?';

create table group_application (
  application_id text constraint group_application_pk primary key default uuidv7()::text,
  group_id text not null constraint group_application_group_fk references patient_group (group_id),
  account_id text not null constraint group_application_account_fk references account (account_id),
  person_id text not null,
  nickname text not null,
  reason text not null,
  status text not null constraint group_application_status_known check (status in ('applied', 'approved', 'declined', 'withdrawn', 'lapsed')),
  waits_until timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null
);
create unique index group_application_waiting on group_application (group_id, account_id) where status = 'applied';
comment on index group_application_waiting is 'Does an application of this account wait already?';
create index group_application_desk on group_application (group_id, created_at);
comment on index group_application_desk is 'Which applications has this group, in the order in which they came?';
create index group_application_own on group_application (account_id, created_at desc);
comment on index group_application_own is 'What has this account applied for last?';
create index group_application_due on group_application (due_at) where due_at is not null;
comment on index group_application_due is 'Which applications lapse now?';

create table group_application_move (
  move_id bigint generated always as identity constraint group_application_move_pk primary key,
  application_id text not null constraint group_application_move_fk references group_application (application_id),
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index group_application_move_of on group_application_move (application_id, move_id);
comment on index group_application_move_of is 'How did this application come to where it stands?';
create trigger group_application_move_append_only before update or delete or truncate on group_application_move
  for each statement execute function refuse_change();

create table group_member (
  member_id text constraint group_member_pk primary key default uuidv7()::text,
  group_id text not null constraint group_member_group_fk references patient_group (group_id),
  account_id text not null constraint group_member_account_fk references account (account_id),
  person_id text not null,
  nickname text not null,
  status text not null constraint group_member_status_known check (status in ('joined', 'left', 'removed')),
  is_quiet boolean not null default false,
  muted_until timestamptz,
  read_seq bigint not null default 0,
  mentioned_seq bigint not null default 0,
  joined_at timestamptz not null,
  ended_at timestamptz
);
create unique index group_member_once on group_member (group_id, account_id) where status = 'joined';
comment on index group_member_once is 'Is this account in this group, and who hears of what is said here?';
create unique index group_member_nickname on group_member (group_id, nickname) where status = 'joined';
comment on index group_member_nickname is 'Is somebody called so here?';
create index group_member_own on group_member (account_id);
comment on index group_member_own is 'Which groups is, or was, this account in?';
create index group_member_list on group_member (group_id, joined_at, member_id) where status = 'joined';
comment on index group_member_list is 'Who is in this group, by when he joined?';

create table group_member_move (
  move_id bigint generated always as identity constraint group_member_move_pk primary key,
  member_id text not null constraint group_member_move_fk references group_member (member_id),
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index group_member_move_of on group_member_move (member_id, move_id);
comment on index group_member_move_of is 'How did this membership come to where it stands?';
create trigger group_member_move_append_only before update or delete or truncate on group_member_move
  for each statement execute function refuse_change();

create table group_message (
  message_id text constraint group_message_pk primary key default uuidv7()::text,
  group_id text not null constraint group_message_group_fk references patient_group (group_id),
  seq bigint not null,
  version bigint not null,
  send_id text,
  msg_type text not null constraint group_message_type_known check (msg_type in ('TEXT', 'IMAGE', 'CARD', 'ANNOUNCE', 'NOTICE')),
  content text not null default '',
  card jsonb,
  attachments jsonb not null default '[]',
  speaker text not null constraint group_message_speaker_known check (speaker in ('member', 'doctor', 'system')),
  speaker_id text not null,
  speaker_name text not null,
  mentions jsonb not null default '[]',
  only_for text,
  recalled_at timestamptz,
  removed_at timestamptz,
  removal_reason text not null default '',
  created_at timestamptz not null
);
comment on column group_message.only_for is 'The one account that sees it beside the desk; null: all members.';
comment on column group_message.mentions is 'Who is called with @: [{id, name}].';
comment on column group_message.attachments is 'Snapshot for showing: [{attaId, type, attaFileName}]; rights hang on attachment_use (record type group_message).';
create unique index group_message_stream on group_message (group_id, seq desc);
comment on index group_message_stream is 'What was said last in this group, and before?';
create unique index group_message_changes on group_message (group_id, version);
comment on index group_message_changes is 'What has changed in this group since a version?';
create unique index group_message_once on group_message (group_id, speaker_id, send_id) where send_id is not null;
comment on index group_message_once is 'Was this message of the sender''s taken already (a repeat after a broken line)?';
create index group_message_speaker on group_message (speaker_id, seq);
comment on index group_message_speaker is 'What has this member said (his archive)?';

create table group_alert (
  alert_id text constraint group_alert_pk primary key default uuidv7()::text,
  group_id text not null constraint group_alert_group_fk references patient_group (group_id),
  message_id text not null constraint group_alert_message_fk references group_message (message_id),
  kind text not null constraint group_alert_kind_known check (kind in ('danger', 'report')),
  why text not null,
  note text not null default '',
  raised_by text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  outcome text not null default ''
);
comment on column group_alert.raised_by is 'The account that has reported it; empty: found by the words.';
create unique index group_alert_once on group_alert (message_id, kind, raised_by);
comment on index group_alert_once is 'Has this account reported this message already?';
create index group_alert_desk on group_alert (group_id, created_at) where settled_at is null;
comment on index group_alert_desk is 'Which messages of this group wait to be looked at?';
create index group_alert_settled on group_alert (group_id, settled_at desc) where settled_at is not null;
comment on index group_alert_settled is 'Which were dealt with last?';

create table group_question (
  faq_id text constraint group_question_pk primary key default uuidv7()::text,
  group_id text not null constraint group_question_group_fk references patient_group (group_id),
  question text not null,
  answer text not null,
  position int not null
);
create index group_question_list on group_question (group_id, position);
comment on index group_question_list is 'What is asked often in this group, in its order?';

-- Patients ask and doctors answer here: kept as long as the other talks, recalled and removed words too.
create trigger group_message_kept before delete on group_message for each row execute function refuse_early_delete('created_at', '3');
create trigger group_message_not_truncated before truncate on group_message execute function refuse_truncate();
