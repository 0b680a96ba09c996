create table consult (
  consult_id text constraint consult_pk primary key default uuidv7()::text,
  account_id text not null constraint consult_account_fk references account,
  person_id text not null constraint consult_person_fk references person,
  consult_type text not null
    constraint consult_type_known check (consult_type in ('DOCPIC', 'TEAMPIC', 'RENEWAL_OF_CONSULTATION', 'VIDEO', 'DOCVIDEO', 'PERSONAL_TIME_PIC', 'DRUGPIC')),
  status text not null
    constraint consult_status_known check (status in ('unpaid', 'going', 'unreviewed', 'finished', 'cancelled', 'expired')),
  doc_id text constraint consult_doctor_fk references doctor,
  team_id text constraint consult_team_fk references team,
  price_cents bigint not null constraint consult_price_not_negative check (price_cents >= 0),
  fee_cents bigint not null constraint consult_fee_not_negative check (fee_cents >= 0),
  consulter_name text not null,
  consulter_gender text,
  consulter_age int,
  consulter_id_card_masked text not null default '',
  consulter_mobile_masked text not null default '',
  illness_name text not null default '',
  illness_time text not null default '',
  content text not null,
  expected_help text not null default '',
  attachments jsonb not null default '[]',
  supplement_content text not null default '',
  supplement_attachments jsonb not null default '[]',
  supplement_asked_at timestamptz,
  consult_source text,
  consult_source_id text,
  reply_limit int not null constraint consult_reply_limit_not_negative check (reply_limit >= 0),
  replies_left int not null constraint consult_replies_left_not_negative check (replies_left >= 0),
  reply_count int not null default 0,
  patient_unread int not null default 0,
  staff_unread int not null default 0,
  last_text text not null default '',
  last_at timestamptz not null,
  end_reason text not null default '',
  created_at timestamptz not null,
  started_at timestamptz,
  first_reply_at timestamptz,
  ended_at timestamptz,
  served_until timestamptz,
  ends_at timestamptz,
  due_event text,
  due_status text,
  due_at timestamptz,
  service_id text,
  service_name text not null default '',
  length_of_time int constraint consult_length_positive check (length_of_time > 0),
  length_unit text constraint consult_length_unit_known check (length_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  replies_on date,
  assigned_doc_id text constraint consult_assigned_fk references doctor,
  assigned_at timestamptz,
  free_clinic_id text constraint consult_free_clinic_fk references free_clinic,
  renews_id text constraint consult_renews_fk references consult,
  served_from timestamptz,
  red_flags text[] not null default '{}',
  medicines jsonb not null default '[]',
  allergy_history text not null default '',
  constraint consult_has_one_answerer check ((doc_id is null) <> (team_id is null) or consult_type = 'RENEWAL_OF_CONSULTATION'),
  constraint consult_due_whole check ((due_event is null) = (due_at is null) and (due_status is null) = (due_at is null)),
  constraint consult_service_whole check (
    (service_id is null) = (length_of_time is null) and (service_id is null) = (length_unit is null)
  ),
  constraint consult_assigned_in_team check (assigned_doc_id is null or team_id is not null),
  constraint consult_assigned_whole check ((assigned_doc_id is null) = (assigned_at is null))
);
comment on column consult.price_cents is 'The offer''s price on the day of the issue; fee_cents is what is asked for after reductions.';
comment on column consult.attachments is 'Snapshot for showing: [{attaId, type, attaFileName}]; rights hang on attachment_use.';
comment on column consult.supplement_asked_at is 'The doctor has asked for more and has not got it yet.';
comment on column consult.started_at is 'When it was paid, or issued free of charge: the 24 hours for the first reply begin.';
comment on column consult.ends_at is 'When the follow-up window closes: 48 hours after the first reply.';
comment on column consult.due_at is 'When the clock moves it to due_status by due_event, as the contract''s state table says. Past due it is read as due_status.';
comment on column consult.service_id is 'What was bought for a length of time: a team_service, or of a PERSONAL_TIME_PIC a doctor_service; name and length as on the day of the issue.';
comment on column consult.served_until is 'End of the bought time; null before payment and without a service.';
comment on column consult.replies_on is 'With a bought time replies count by the day: the day (Asia/Shanghai) that replies_left is counted for.';
comment on column consult.assigned_doc_id is 'Which member answers in the team''s name; null: any of them.';
comment on column consult.free_clinic_id is 'Asked in a free clinic, for its price and its replies.';
comment on column consult.renews_id is 'The consult whose bought time this one goes on with.';
comment on column consult.served_from is 'When the bought time begins; of a renewal, when the one before it ends.';
comment on column consult.red_flags is 'Keys of the contract''s red-flags.ts, in the order in which they were said.';
comment on column consult.medicines is 'What a medication question is about: [{drugId, drugName, specification}]; drugId empty where a name was typed.';
comment on column consult.allergy_history is 'What was told of allergies with a medication question.';
create index consult_account on consult (account_id, created_at desc);
comment on index consult_account is 'Which consults does the account have, newest first?';
create index consult_doctor on consult (doc_id, status, last_at desc) where doc_id is not null;
comment on index consult_doctor is 'What waits in the doctor''s queue?';
create index consult_team on consult (team_id, status, last_at desc) where team_id is not null;
comment on index consult_team is 'What waits in the team''s queue?';
create index consult_due on consult (due_at) where due_at is not null;
comment on index consult_due is 'Which consults does the clock have to move?';
create unique index consult_one_open_team on consult (account_id, person_id, team_id) where status in ('unpaid', 'going') and team_id is not null;
comment on index consult_one_open_team is 'Does this person have an open consult with this team?';
create index consult_free_clinic on consult (free_clinic_id, created_at) where free_clinic_id is not null;
comment on index consult_free_clinic is 'How many has this clinic taken today?';
create unique index consult_one_open on consult (account_id, person_id, doc_id, consult_type)
  where status in ('unpaid', 'going') and doc_id is not null and renews_id is null;
comment on index consult_one_open is 'Does this person have an open consult of this kind with this doctor?';
create unique index consult_one_renewal on consult (renews_id) where status in ('unpaid', 'going') and renews_id is not null;
comment on index consult_one_renewal is 'Is this one being renewed?';

create table consult_message (
  message_id text constraint consult_message_pk primary key default uuidv7()::text,
  consult_id text not null constraint consult_message_consult_fk references consult,
  seq bigint generated always as identity,
  send_id text,
  msg_level text not null default 'NORMAL' constraint consult_message_level_known check (msg_level in ('NORMAL', 'SYS')),
  msg_type text not null
    constraint consult_message_type_known check (msg_type in ('TEXT', 'IMAGE', 'DOCUMENT', 'MEDICAL_RECORD', 'VIDEO', 'CARD_MESSAGE', 'AUDIO')),
  content text not null default '',
  attachments jsonb not null default '[]',
  replier_type text not null constraint consult_message_replier_known check (replier_type in ('PAT', 'DOC', 'NURSE', 'PHARMACIST', 'SYS')),
  replier_id text not null,
  replier_name text not null,
  sender_identity text not null default '',
  created_at timestamptz not null,
  audio_seconds int not null default 0 constraint consult_message_audio_length check (audio_seconds between 0 and 60)
);
comment on column consult_message.audio_seconds is 'Length of a recording; 0 otherwise.';
create index consult_message_stream on consult_message (consult_id, seq);
comment on index consult_message_stream is 'What was said in this consult, in order?';
create unique index consult_message_once on consult_message (consult_id, replier_id, send_id) where send_id is not null;
comment on index consult_message_once is 'Was this message of the sender''s taken already (a repeat after a broken line)?';

create table consult_move (
  move_id bigint generated always as identity constraint consult_move_pk primary key,
  consult_id text not null constraint consult_move_consult_fk references consult,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index consult_move_consult on consult_move (consult_id, move_id);
comment on index consult_move_consult is 'How did this consult come to its state?';
create trigger consult_move_append_only before update or delete or truncate on consult_move
  for each statement execute function refuse_change();
