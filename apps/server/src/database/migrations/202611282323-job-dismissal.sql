-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- Work of the server's own that was given up, and that an administrator has dealt with otherwise.
create table job_dismissal (
  job_id text constraint job_dismissal_pk primary key,
  job text not null,
  queued_at timestamptz not null,
  failed_at timestamptz not null,
  tries int not null,
  why text not null,
  reason text not null,
  staff_id text not null constraint job_dismissal_staff_fk references staff,
  dismissed_at timestamptz not null
);
comment on column job_dismissal.why is 'What its last try died of, without long numbers.';
comment on column job_dismissal.reason is 'Why it is not tried again, in the words of who has decided it.';
create index job_dismissal_newest on job_dismissal (dismissed_at desc);
comment on index job_dismissal_newest is 'Which jobs were dismissed, newest first?';
create trigger job_dismissal_append_only before update or delete or truncate on job_dismissal
  for each statement execute function refuse_change();
