create table follow_talk (
  follow_id text constraint follow_talk_pk primary key constraint follow_talk_follow_fk references doctor_follow (follow_id),
  account_id text not null,
  doc_id text not null,
  last_type text not null,
  last_text text not null,
  last_at timestamptz not null,
  patient_unread int not null default 0 constraint follow_talk_patient_unread_not_negative check (patient_unread >= 0),
  staff_unread int not null default 0 constraint follow_talk_staff_unread_not_negative check (staff_unread >= 0)
);
comment on table follow_talk is 'How the talk between an account and a followed doctor stands; a row from the first message on.';
create index follow_talk_account on follow_talk (account_id, last_at desc);
comment on index follow_talk_account is 'Which talks has this account, the newest first?';
create index follow_talk_doctor on follow_talk (doc_id, last_at desc);
comment on index follow_talk_doctor is 'Which talks has this doctor, the newest first?';
create index follow_talk_waiting on follow_talk (doc_id, last_at desc) include (staff_unread) where staff_unread > 0;
comment on index follow_talk_waiting is 'Who waits for this doctor to read?';

create table follow_message (
  message_id text constraint follow_message_pk primary key default uuidv7()::text,
  follow_id text not null constraint follow_message_follow_fk references doctor_follow (follow_id),
  seq bigint generated always as identity,
  send_id text,
  msg_type text not null constraint follow_message_type_known check (
    msg_type in ('TEXT', 'IMAGE', 'DOCUMENT', 'AUDIO', 'ARTICLE', 'CONSULTINFO', 'PRESCRIPTION', 'MEDICAL_RECORD', 'SURGERY_MISSION', 'CARD_MESSAGE')
  ),
  content text not null default '',
  card jsonb,
  attachments jsonb not null default '[]',
  audio_seconds int not null default 0 constraint follow_message_audio_length check (audio_seconds between 0 and 60),
  talker text not null constraint follow_message_talker_known check (talker in ('PAT', 'DOC', 'NURSE', 'SYS')),
  talker_id text not null,
  talker_name text not null,
  created_at timestamptz not null
);
comment on column follow_message.attachments is 'Snapshot for showing: [{attaId, type, attaFileName}]; rights hang on attachment_use (record type follow).';
comment on column follow_message.card is 'Of the kinds that are cards: {title, desc, link}.';
create index follow_message_stream on follow_message (follow_id, seq desc);
comment on index follow_message_stream is 'What was said last in this talk, and before?';
create unique index follow_message_once on follow_message (follow_id, talker_id, send_id) where send_id is not null;
comment on index follow_message_once is 'Was this message of the sender''s taken already (a repeat after a broken line)?';
