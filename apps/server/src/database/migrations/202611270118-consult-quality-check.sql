-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create table consult_quality_check (
  consult_id text not null constraint consult_quality_check_pk primary key
    constraint consult_quality_check_consult_fk references consult on delete cascade,
  drawn_by text not null constraint consult_quality_check_drawer_fk references staff,
  drawn_at timestamptz not null,
  -- By criterion: good, fair or poor.
  marks jsonb,
  note text not null default '',
  judged_by text constraint consult_quality_check_judge_fk references staff,
  judged_at timestamptz,
  constraint consult_quality_check_is_judged_whole
    check ((marks is null) = (judged_by is null) and (marks is null) = (judged_at is null)),
  constraint consult_quality_check_marks_are_named check (jsonb_typeof(marks) = 'object')
);
comment on table consult_quality_check is 'Consults that were drawn by lot to be read by those who answer for quality, and what they found.';
-- The list: what waits first, then newest first.
create index consult_quality_check_list on consult_quality_check ((marks is null) desc, drawn_at desc, consult_id desc);
