-- What team consults and services for a length of time need beside a text-and-picture consult.
alter table consult
  add column service_id text,
  add column service_name text not null default '',
  add column length_of_time int constraint consult_length_positive check (length_of_time > 0),
  add column length_unit text constraint consult_length_unit_known check (length_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  add column replies_on date,
  add column assigned_doc_id text constraint consult_assigned_fk references doctor,
  add column assigned_at timestamptz,
  add constraint consult_service_whole check (
    (service_id is null) = (length_of_time is null) and (service_id is null) = (length_unit is null)
  ),
  add constraint consult_assigned_in_team check (assigned_doc_id is null or team_id is not null),
  add constraint consult_assigned_whole check ((assigned_doc_id is null) = (assigned_at is null));
comment on column consult.service_id is 'What was bought for a length of time: a team_service, or of a PERSONAL_TIME_PIC a doctor_service; name and length as on the day of the issue.';
comment on column consult.served_until is 'End of the bought time; null before payment and without a service.';
comment on column consult.replies_on is 'With a bought time replies count by the day: the day (Asia/Shanghai) that replies_left is counted for.';
comment on column consult.assigned_doc_id is 'Which member answers in the team''s name; null: any of them.';
alter table team_service
  add column daily_reply_limit int not null default 5 constraint team_service_reply_limit_positive check (daily_reply_limit > 0);
