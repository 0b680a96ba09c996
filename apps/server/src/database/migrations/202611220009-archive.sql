-- 导出的资料: what an account has asked to take along.
create table data_archive (
  archive_id text constraint data_archive_pk primary key default uuidv7()::text,
  account_id text not null constraint data_archive_account_fk references account,
  status text not null constraint data_archive_status_known check (status in ('asked', 'ready', 'expired', 'failed')),
  asked_at timestamptz not null,
  expires_at timestamptz,
  due_at timestamptz,
  atta_id text constraint data_archive_atta_fk references attachment,
  constraint data_archive_ready_whole check (status <> 'ready' or (atta_id is not null and expires_at is not null))
);
comment on column data_archive.atta_id is 'The ZIP, an attachment of the account that hangs on nothing: only its owner may fetch it. Null once it is deleted.';
create index data_archive_account on data_archive (account_id, archive_id desc);
comment on index data_archive_account is 'Which archives has this account asked for, and one today?';
create unique index data_archive_one_asked on data_archive (account_id) where status = 'asked';
comment on index data_archive_one_asked is 'Is one of this account''s under way?';
create index data_archive_due on data_archive (due_at) where due_at is not null;
comment on index data_archive_due is 'Which archives does the clock have to give up or to delete?';
create index data_archive_atta on data_archive (atta_id) where atta_id is not null;
comment on index data_archive_atta is 'Does a ZIP still belong to an archive (asked when the attachment is deleted)?';
