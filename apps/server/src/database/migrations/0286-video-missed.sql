-- Who was not there when a meeting did not take place: the money goes back by it (docs/decisions/0046).
alter table video_room
  add column doctor_waited_seconds int not null default 0,
  add column patient_came_at timestamptz;
comment on column video_room.doctor_waited_seconds is 'How long the doctor was in the room without the patient, from the booked time on.';
comment on column video_room.patient_came_at is 'When the patient was first heard of in the room, from the booked time on.';
