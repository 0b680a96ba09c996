-- A difference is settled by two: one says how, another one confirms it. What was settled by one alone is open again.
update bill_difference set settled_at = null, settled_by = null, note = null where settled_by <> 'system';
alter table bill_difference
  drop constraint bill_difference_settled_whole,
  add column way text constraint bill_difference_way_known
    check (way in ('booked', 'corrected', 'written_off', 'refunded', 'next_day', 'agrees')),
  add column proposed_at timestamptz,
  add column proposed_by text;
update bill_difference set way = 'agrees' where settled_by = 'system';
alter table bill_difference
  add constraint bill_difference_settled_whole check ((settled_at is null) = (settled_by is null)),
  add constraint bill_difference_proposed_whole check ((proposed_at is null) = (proposed_by is null)),
  add constraint bill_difference_says_how
    check ((proposed_at is null and settled_at is null) = (way is null) and (way is null) = (note is null)),
  add constraint bill_difference_two_persons
    check (settled_by is null or settled_by = 'system' or proposed_by is not null and settled_by <> proposed_by);
comment on column bill_difference.way is 'How it was settled, or shall be; agrees: compared again, it was gone.';
drop index bill_difference_newest;
create index bill_difference_newest on bill_difference ((settled_at is not null), (proposed_at is not null), found_at desc);
comment on index bill_difference_newest is 'Which differences must be looked at, the open ones first, then those that wait for a second person?';

create table bill_difference_step (
  step_id bigint generated always as identity constraint bill_difference_step_pk primary key,
  difference_id text not null constraint bill_difference_step_difference_fk references bill_difference,
  step text not null constraint bill_difference_step_known check (step in ('propose', 'confirm', 'reopen', 'settle', 'return')),
  by_staff text not null,
  way text,
  note text not null default '',
  at timestamptz not null
);
comment on table bill_difference_step is 'What was done about a difference, append-only. settle and return are the system''s: it was gone, it came back.';
create index bill_difference_step_difference on bill_difference_step (difference_id, step_id);
comment on index bill_difference_step_difference is 'What was done about this difference?';
create trigger bill_difference_step_append_only before update or delete or truncate on bill_difference_step
  for each statement execute function refuse_change();
