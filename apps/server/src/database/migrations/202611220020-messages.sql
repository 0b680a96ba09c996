-- 消息: what the hospital tells an account. Written in the transaction of what it tells of (domains/messages/public.ts).
create table message (
  message_id text constraint message_pk primary key default uuidv7()::text,
  account_id text not null constraint message_account_fk references account,
  module_type text not null constraint message_module_named check (module_type <> ''),
  message_type text not null constraint message_type_named check (message_type <> ''),
  title text not null,
  content text not null,
  link text not null default '' constraint message_link_is_ours check (link = '' or link like '/%' and link not like '//%'),
  record_type text,
  record_id text,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint message_record_whole check ((record_type is null) = (record_id is null))
);
comment on column message.module_type is 'The drawer it lies in (contract: messages.modules.ts).';
comment on column message.message_type is 'The event it tells of (contract: messages.templates.ts).';
comment on column message.link is 'A page of the patient app; empty: it leads nowhere.';
comment on column message.record_id is 'What it is about: unread messages of one event about one record are one message, and seeing the record reads them.';
create index message_newest on message (account_id, created_at desc, message_id desc);
comment on index message_newest is 'What is newest in this account''s box?';
create index message_of_module on message (account_id, module_type, created_at desc, message_id desc);
comment on index message_of_module is 'What is newest of this module?';
create index message_unread on message (account_id, module_type, message_type) where read_at is null;
comment on index message_unread is 'How many are unread, module by module?';
create unique index message_one_unread on message (account_id, record_type, record_id, message_type) where read_at is null and record_id is not null;
comment on index message_one_unread is 'Has the account an unread message about this record?';

create table push_setting (
  account_id text not null constraint push_setting_account_fk references account,
  module_type text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  constraint push_setting_pk primary key (account_id, module_type)
);
comment on table push_setting is 'What the account has silenced or wants to hear again; without a row it is told.';

create table message_template (
  message_type text constraint message_template_pk primary key,
  title text not null,
  content text not null,
  changed_by text not null constraint message_template_staff_fk references staff,
  changed_at timestamptz not null
);
comment on table message_template is 'Words of the hospital for an event; without a row those of the house (contract: messages.templates.ts).';
