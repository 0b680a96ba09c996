create table attachment (
  atta_id text constraint attachment_pk primary key default uuidv7()::text,
  owner_account_id text constraint attachment_account_fk references account,
  owner_staff_id text constraint attachment_staff_fk references staff,
  kind text not null constraint attachment_kind_known check (kind in ('picture', 'pdf', 'audio', 'video', 'archive')),
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  width int,
  height int,
  storage_key text not null,
  thumbnail_key text,
  created_at timestamptz not null,
  constraint attachment_has_one_owner check ((owner_account_id is null) <> (owner_staff_id is null))
);
comment on table attachment is 'An upload. The bytes lie in the file store under storage_key, re-encoded; names are kept for display only.';
create index attachment_owner on attachment (owner_account_id) where owner_account_id is not null;
comment on index attachment_owner is 'Which files has this account uploaded?';

create table attachment_use (
  atta_id text not null constraint attachment_use_fk references attachment,
  record_type text not null,
  record_id text not null,
  position int not null default 0,
  part text not null default '',
  constraint attachment_use_pk primary key (atta_id, record_type, record_id, part)
);
comment on table attachment_use is 'The record that a file hangs on: who may see the record may see the file.';
create index attachment_use_record on attachment_use (record_type, record_id, part, position);
comment on index attachment_use_record is 'Which files hang on this record, in which order?';

-- Direct uploads: a ticket is good for one file of one session (contract: upload-ticket.services.ts).
create table upload_ticket (
  token_hash bytea constraint upload_ticket_pk primary key,
  atta_id text not null,
  session_id text not null constraint upload_ticket_session_fk references session on delete cascade,
  account_id text not null,
  kind text not null constraint upload_ticket_kind_known check (kind in ('picture', 'pdf', 'audio', 'video')),
  bytes_most int not null,
  file_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on column upload_ticket.atta_id is 'What the file will be called: the ticket cannot be used for another one.';
create index upload_ticket_expires on upload_ticket (expires_at);
comment on index upload_ticket_expires is 'Which tickets can housekeeping remove?';
create index upload_ticket_session on upload_ticket (session_id);
comment on index upload_ticket_session is 'Which tickets end with this session?';
