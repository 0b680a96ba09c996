-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- 投诉处理: what is said by telephone, in a letter or at the desk is a case like what is written in the app.
-- safe: complaints are some hundreds a year.
alter table complaint_case add column came_by text not null default 'app'
  constraint complaint_case_way_known check (came_by in ('app', 'phone', 'letter', 'visit'));
comment on column complaint_case.came_by is 'How it reached the hospital; of all but app somebody of the office has written it down.';
