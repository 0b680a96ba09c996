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

alter table attachment drop constraint attachment_kind_known;
alter table attachment add constraint attachment_kind_known check (kind in ('picture', 'pdf', 'audio', 'video', 'archive'));
