-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create table report_share (
  share_id text constraint report_share_pk primary key default uuidv7()::text,
  account_id text not null constraint report_share_account_fk references account,
  person_id text not null constraint report_share_person_fk references person,
  key_hash bytea not null constraint report_share_key_once unique,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  wrong_codes int not null default 0
);
comment on table report_share is 'A link with a code by which somebody outside reads reports: 带去别的医院.';
comment on column report_share.key_hash is 'Of the key in the link; the link itself is kept nowhere.';
create index report_share_account on report_share (account_id, created_at desc);
comment on index report_share_account is 'What has this account given away, newest first?';
create index report_share_person on report_share (person_id);
comment on index report_share_person is 'For the foreign key: whose reports were given away?';

create table report_share_item (
  share_id text not null constraint report_share_item_share_fk references report_share,
  report_id text not null constraint report_share_item_report_fk references hospital_report,
  constraint report_share_item_pk primary key (share_id, report_id)
);
create index report_share_item_report on report_share_item (report_id);
comment on index report_share_item_report is 'Is this report given away, and to how many?';

create table report_share_look (
  look_id bigint generated always as identity constraint report_share_look_pk primary key,
  share_id text not null constraint report_share_look_share_fk references report_share,
  at timestamptz not null,
  device text not null
);
create index report_share_look_share on report_share_look (share_id, look_id desc);
comment on index report_share_look_share is 'Who has opened this link, newest first?';
create trigger report_share_look_append_only before update or delete or truncate on report_share_look
  for each statement execute function refuse_change();
