create table banner (
  banner_id text constraint banner_pk primary key default uuidv7()::text,
  title text not null,
  subtitle text not null default '',
  picture text not null,
  url text not null,
  is_shown boolean not null default true,
  position int not null default 0,
  shown_from timestamptz,
  shown_until timestamptz
    constraint banner_in_order check (shown_until > shown_from)
);
comment on column banner.title is 'Stands as text over the picture''s quiet left half; the picture itself has no words.';
comment on column banner.shown_until is 'From then on it is not shown; null: until it is taken away.';
comment on column banner.picture is 'File id of an upload, which hangs on it as ''banner''; or the name of a public picture of the house.';

-- Entries stand on the pages where ways begin: 首页, 就医服务, 服务首页, 查询服务, 长辈版, 首页旧版.
create table home_entry (
  entry_id text constraint home_entry_pk primary key default uuidv7()::text,
  title text not null,
  icon text not null,
  url text not null,
  is_shown boolean not null default true,
  position int not null default 0,
  page text not null default 'home'
    constraint home_entry_page_known check (page in ('home', 'classic', 'elder', 'visit', 'service', 'query')),
  section text not null default '',
  note text not null default ''
);
comment on column home_entry.icon is 'Name of a line icon of the patient app.';
comment on column home_entry.page is 'Which page it stands on (contract: home.hubs.ts).';
comment on column home_entry.section is 'The heading it stands under, e.g. 诊前; entries of one heading follow each other. Empty: none.';
comment on column home_entry.note is 'A short line below the title.';
create index home_entry_page on home_entry (page, position);
comment on index home_entry_page is 'Which entries stand on this page, in order?';

create table home_notice (
  notice_id text constraint home_notice_pk primary key default uuidv7()::text,
  title text not null,
  url text not null default '',
  is_shown boolean not null default true,
  shown_from timestamptz,
  shown_until timestamptz,
  position int not null default 0,
  content text not null default '',
  constraint home_notice_in_order check (shown_until > shown_from)
);
comment on column home_notice.url is 'A page of the app or an address outside; empty: it is only read.';
comment on column home_notice.shown_until is 'From then on it is not shown; null: until it is taken away.';
comment on column home_notice.content is 'A few words below the title; may be empty.';
