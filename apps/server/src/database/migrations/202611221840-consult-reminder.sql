create table consult_reminder (
  consult_id text not null constraint consult_reminder_consult_fk references consult on delete cascade,
  due_at timestamptz not null,
  constraint consult_reminder_pk primary key (consult_id, due_at)
);
comment on table consult_reminder is 'When who answers is reminded of a promise that is running out; the rows go with the first reply, the end, or the reminder.';
create index consult_reminder_due on consult_reminder (due_at);
comment on index consult_reminder_due is 'Which promises are running out now?';

-- What waits already is reminded of, too.
insert into consult_reminder (consult_id, due_at)
select consult_id, started_at + after from consult cross join (values (interval '12 hours'), (interval '22 hours')) as reminder (after)
where status = 'going' and started_at is not null and first_reply_at is null
  and consult_type not in ('VIDEO', 'DOCVIDEO', 'RENEWAL_OF_CONSULTATION') and started_at + after > now();
