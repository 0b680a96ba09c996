-- A nurse whose patient's answers stand out, or a doctor who has an application to read, is not told of a consult.
alter table staff_notice drop constraint staff_notice_kind_known;
alter table staff_notice add constraint staff_notice_kind_known check (kind in ('new', 'waits', 'flag', 'due'));
comment on column staff_notice.kind is 'new: a consult has begun or gone on. waits: something else is to be done. flag: a questionnaire stands out. due: a promised answer is running out.';
