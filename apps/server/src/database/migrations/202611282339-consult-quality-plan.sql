-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 质控抽查 by a plan: at the start of a month so many of each doctor's consults of the month before are drawn.
create table consult_quality_draw (
  month text constraint consult_quality_draw_pk primary key
    constraint consult_quality_draw_month_is_one check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- By md5(seed || consult_id) the consults of each doctor stand in the order in which they are drawn.
  seed text not null,
  share_percent int not null,
  least int not null,
  judge_by timestamptz not null,
  drawn_at timestamptz not null
);
comment on table consult_quality_draw is 'Months whose consults were drawn by the plan, and by what: whoever has the consults draws the same again.';

alter table consult_quality_check
  alter column drawn_by drop not null,
  add column month text constraint consult_quality_check_draw_fk references consult_quality_draw,
  add column reviewer_id text constraint consult_quality_check_reviewer_fk references staff,
  add column judge_by timestamptz,
  add constraint consult_quality_check_is_drawn check ((drawn_by is null) = (month is not null)) not valid;
-- safe: some thousands of rows, read in milliseconds.
alter table consult_quality_check validate constraint consult_quality_check_is_drawn;
comment on column consult_quality_check.drawn_by is 'Who has drawn it; null: the plan.';
comment on column consult_quality_check.reviewer_id is 'Whose turn it was when it was drawn; anybody of the office may judge it.';
-- safe: some thousands of rows.
create index consult_quality_check_month on consult_quality_check (month);
-- safe: some thousands of rows.
create index consult_quality_check_reviewer on consult_quality_check (reviewer_id) where marks is null;
