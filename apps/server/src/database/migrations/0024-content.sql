-- 用户协议, 隐私政策, 咨询须知 …: one standing text each, with its version.
create table content_text (
  key text constraint content_text_pk primary key,
  title text not null,
  version text not null,
  body_html text not null,
  published_at timestamptz not null
);
comment on column content_text.key is 'The name on the wire (typeName): 用户协议.';

create table banner (
  banner_id text constraint banner_pk primary key default uuidv7()::text,
  title text not null,
  subtitle text not null default '',
  picture text not null,
  url text not null,
  is_shown boolean not null default true,
  position int not null default 0
);
comment on column banner.title is 'Stands as text over the picture''s quiet left half; the picture itself has no words.';

create table home_entry (
  entry_id text constraint home_entry_pk primary key default uuidv7()::text,
  title text not null,
  icon text not null,
  url text not null,
  is_shown boolean not null default true,
  is_elder boolean not null default false,
  position int not null default 0
);
comment on column home_entry.icon is 'Name of a line icon of the patient app.';
comment on column home_entry.is_elder is 'One of the large entries of 长辈版.';
