-- 候诊叫号 of hospitals whose clinics are kept here (docs/decisions/0195).
create table clinic_visitor (
  visitor_id text constraint clinic_visitor_pk primary key default uuidv7()::text,
  hos_id text not null,
  session_code text not null,
  number_code text not null,
  no int not null,
  place int not null,
  guest_name text not null default '',
  status text not null constraint clinic_visitor_status_known check (status in ('waiting', 'called', 'passed', 'done', 'left')),
  checked_in_at timestamptz not null,
  called_at timestamptz,
  call_count int not null default 0,
  near_told_at timestamptz
);
comment on table clinic_visitor is 'Stays when its session is forgotten, without the name of a guest: who was called when is part of the visit.';
comment on column clinic_visitor.place is 'The order of the line: ten times the number; who comes late stands behind the next two.';
comment on column clinic_visitor.guest_name is 'Who bought the number at the window, as the desk typed it; empty for a booking, whose person has a name.';
create unique index clinic_visitor_once on clinic_visitor (hos_id, number_code) where status <> 'left';
comment on index clinic_visitor_once is 'Has this number checked in?';
create index clinic_visitor_line on clinic_visitor (hos_id, session_code, place);
comment on index clinic_visitor_line is 'Who is in the line of this session, in which order?';

create table clinic_visitor_move (
  move_id bigint generated always as identity constraint clinic_visitor_move_pk primary key,
  visitor_id text not null constraint clinic_visitor_move_fk references clinic_visitor (visitor_id),
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  actor_id text not null,
  at timestamptz not null
);
create index clinic_visitor_move_of on clinic_visitor_move (visitor_id, move_id);
comment on index clinic_visitor_move_of is 'How did this visitor come to where he stands?';
create trigger clinic_visitor_move_append_only before update or delete or truncate on clinic_visitor_move
  for each statement execute function refuse_change();
