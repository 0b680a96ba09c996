-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- Sound and pictures of a video consult (docs/decisions/0266).
alter table video_room add column recording_agreed_at timestamptz, add column recorded_at timestamptz;
comment on column video_room.recording_agreed_at is 'When the patient has agreed to being recorded; null: he has not, and nothing is.';
comment on column video_room.recorded_at is 'When a part of the recording last came.';

create table video_recording (
  take_id text,
  side text constraint video_recording_side_known check (side in ('patient', 'doctor')),
  consult_id text not null constraint video_recording_room_fk references video_room,
  media_type text not null constraint video_recording_media_type_known check (media_type in ('video/webm', 'audio/webm', 'video/mp4', 'audio/mp4')),
  began_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint video_recording_pk primary key (take_id, side)
);
comment on table video_recording is 'What one side showed and said during one take: a new one begins whenever the line changes what it carries.';
comment on column video_recording.began_at is 'By the clock of who recorded it, which follows the server''s.';
create index video_recording_room on video_recording (consult_id, began_at);
comment on index video_recording_room is 'What was recorded of this consult?';
create index video_recording_oldest on video_recording (created_at);
comment on index video_recording_oldest is 'What has been kept for its years?';

create table video_recording_part (
  take_id text,
  side text,
  part_no int constraint video_recording_part_no_in_range check (part_no between 0 and 9999),
  milliseconds int not null constraint video_recording_part_milliseconds_in_range check (milliseconds between 0 and 600000),
  byte_size int not null constraint video_recording_part_size_in_range check (byte_size > 0),
  storage_key text not null,
  created_at timestamptz not null default now(),
  constraint video_recording_part_pk primary key (take_id, side, part_no),
  constraint video_recording_part_take_fk foreign key (take_id, side) references video_recording
);
create index video_recording_part_oldest on video_recording_part (created_at);
comment on index video_recording_part_oldest is 'Which bytes have been kept for their years?';
comment on table video_recording_part is 'Some seconds of a take; one after the other they are one file.';

create table video_recording_access (
  access_id text constraint video_recording_access_pk primary key default uuidv7()::text,
  consult_id text not null constraint video_recording_access_room_fk references video_room,
  staff_id text not null constraint video_recording_access_staff_fk references staff,
  reason text not null,
  opened_at timestamptz not null
);
comment on table video_recording_access is 'Who has opened a recording, and what for.';
create index video_recording_access_room on video_recording_access (consult_id, opened_at desc);
comment on index video_recording_access_room is 'Who has opened the recording of this consult?';
create index video_recording_access_staff on video_recording_access (staff_id);
comment on index video_recording_access_staff is 'For the foreign key: what has this member of the staff opened?';

create trigger video_recording_kept before delete on video_recording for each row execute function refuse_early_delete('created_at', '3');
create trigger video_recording_not_truncated before truncate on video_recording execute function refuse_truncate();
create trigger video_recording_words_kept before update of consult_id, media_type, began_at, created_at on video_recording for each row
  when (old.consult_id is distinct from new.consult_id or old.media_type is distinct from new.media_type or old.began_at is distinct from new.began_at or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger video_recording_part_kept before delete on video_recording_part for each row execute function refuse_early_delete('created_at', '3');
create trigger video_recording_part_not_truncated before truncate on video_recording_part execute function refuse_truncate();
create trigger video_recording_part_words_kept before update of milliseconds, byte_size, storage_key, created_at on video_recording_part for each row
  when (old.milliseconds is distinct from new.milliseconds or old.byte_size is distinct from new.byte_size or old.storage_key is distinct from new.storage_key or old.created_at is distinct from new.created_at) execute function refuse_other_words();
create trigger video_recording_access_append_only before update or delete or truncate on video_recording_access for each statement execute function refuse_change();
