-- 视频: the times that doctors publish, and the rooms in which two people meet.
create table video_time (
  time_id text constraint video_time_pk primary key default uuidv7()::text,
  doc_id text not null constraint video_time_doctor_fk references doctor,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  consult_id text constraint video_time_consult_fk references consult,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  constraint video_time_forward check (begins_at < ends_at),
  constraint video_time_held_is_not_withdrawn check (consult_id is null or withdrawn_at is null),
  -- A doctor speaks with one patient at a time. His id as a range of one number: without an extension only ranges can be excluded.
  constraint video_time_no_overlap exclude using gist (
    int8range(hashtextextended(doc_id, 0), hashtextextended(doc_id, 0), '[]') with &&,
    tstzrange(begins_at, ends_at) with &&
  ) where (withdrawn_at is null)
);
comment on column video_time.consult_id is 'Who holds it; one at most. Empty again when the consult expires unpaid or is cancelled.';
create index video_time_doctor on video_time (doc_id, begins_at) where withdrawn_at is null;
comment on index video_time_doctor is 'Which times has this doctor from now on?';
create unique index video_time_held on video_time (consult_id) where consult_id is not null;
comment on index video_time_held is 'Which time does this consult hold?';

create table video_room (
  consult_id text constraint video_room_pk primary key constraint video_room_consult_fk references consult,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  text_cents bigint not null constraint video_room_text_not_negative check (text_cents >= 0),
  kind text not null default 'video' constraint video_room_kind_known check (kind in ('video', 'audio', 'text')),
  patient_entry text,
  patient_at timestamptz,
  patient_kind text not null default 'video' constraint video_room_patient_kind_known check (patient_kind in ('video', 'audio', 'text')),
  doctor_entry text,
  doctor_at timestamptz,
  doctor_kind text not null default 'video' constraint video_room_doctor_kind_known check (doctor_kind in ('video', 'audio', 'text')),
  counted_at timestamptz,
  video_seconds int not null default 0,
  audio_seconds int not null default 0,
  text_seconds int not null default 0,
  delivered text constraint video_room_delivered_known check (delivered in ('video', 'audio', 'text')),
  doctor_waited_seconds int not null default 0,
  patient_came_at timestamptz,
  constraint video_room_patient_whole check ((patient_entry is null) = (patient_at is null)),
  constraint video_room_doctor_whole check ((doctor_entry is null) = (doctor_at is null))
);
comment on column video_room.text_cents is 'What the doctor asked for text and pictures on the day of the booking: the price when no more than text came through.';
comment on column video_room.patient_entry is 'The page of the patient''s that is in the room; patient_at is when it was last heard of.';
comment on column video_room.counted_at is 'Until when the time together is counted in the seconds of each kind.';
comment on column video_room.delivered is 'Which kind was delivered, at the end.';
comment on column video_room.doctor_waited_seconds is 'How long the doctor was in the room without the patient, from the booked time on.';
comment on column video_room.patient_came_at is 'When the patient was first heard of in the room, from the booked time on.';

create table video_signal (
  seq bigint generated always as identity constraint video_signal_pk primary key,
  consult_id text not null constraint video_signal_room_fk references video_room,
  side text not null constraint video_signal_side_known check (side in ('patient', 'doctor')),
  body text not null,
  created_at timestamptz not null
);
comment on table video_signal is 'What two browsers say to find each other. It goes when its sender enters again or leaves, and at the end of the consult.';
create index video_signal_other on video_signal (consult_id, side, seq);
comment on index video_signal_other is 'What has the other side sent since?';
