create table report_study (
  report_id text not null constraint report_study_fk references hospital_report,
  study_uid text not null,
  accession_number text not null,
  named_at timestamptz not null,
  asked_at timestamptz not null default '-infinity',
  found jsonb,
  trouble text not null default '',
  constraint report_study_pk primary key (report_id, study_uid, accession_number)
);
comment on table report_study is 'Studies in the hospital''s picture archive that a report names, and what the archive says is in them. The pictures stay there.';
comment on constraint report_study_pk on report_study is 'Which studies does this report name?';
create index report_study_to_ask on report_study (asked_at) where found is null;
comment on index report_study_to_ask is 'What did the archive not have yet?';
