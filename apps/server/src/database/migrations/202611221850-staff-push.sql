create table staff_push (
  endpoint text constraint staff_push_pk primary key,
  staff_id text not null constraint staff_push_staff_fk references staff on delete cascade,
  session_id text not null constraint staff_push_session_fk references session on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
comment on table staff_push is 'A browser that takes messages for one of the staff, as long as its session lasts.';
create index staff_push_staff on staff_push (staff_id);
comment on index staff_push_staff is 'Which browsers are told what waits for him?';
create index staff_push_session on staff_push (session_id);
comment on index staff_push_session is 'Which browsers go with this session?';
