-- Forward only; it renames columns, so an old server must be stopped first. PostgreSQL 15 and newer.
-- The histories of what passes through states have one form (docs/decisions/0100): who has moved what from where to where, and when.
alter table booking_move rename column by to by_whom;
alter table booking_move rename column actor to actor_id;
update booking_move set actor_id = 'system' where actor_id is null;
alter table booking_move alter column actor_id set not null;

alter table waitlist_move rename column from_state to from_status;
alter table waitlist_move rename column to_state to to_status;

alter table person_grant_move add column actor_id text not null default '';
alter table person_grant_move alter column actor_id drop default;
comment on column person_grant_move.actor_id is 'Who has caused it; empty in lines that are older than this column.';

create trigger booking_move_append_only before update or delete or truncate on booking_move
  for each statement execute function refuse_change();
create trigger waitlist_move_append_only before update or delete or truncate on waitlist_move
  for each statement execute function refuse_change();
