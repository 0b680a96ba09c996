-- The desk may answer a consult by voice, as it may in the talk of a follow.
alter table consult_message
  drop constraint consult_message_type_known,
  add constraint consult_message_type_known check (
    msg_type in ('TEXT', 'IMAGE', 'DOCUMENT', 'MEDICAL_RECORD', 'VIDEO', 'CARD_MESSAGE', 'AUDIO')
  ),
  add column audio_seconds int not null default 0 constraint consult_message_audio_length check (audio_seconds between 0 and 60);
comment on column consult_message.audio_seconds is 'Length of a recording; 0 otherwise.';
