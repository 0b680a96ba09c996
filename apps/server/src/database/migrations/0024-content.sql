create table article (
  article_id text constraint article_pk primary key default uuidv7()::text,
  doc_id text constraint article_doctor_fk references doctor,
  team_id text constraint article_team_fk references team,
  title text not null,
  summary text not null default '',
  body_html text not null,
  search tsvector not null default '',
  published_at timestamptz not null
);
create index article_doctor on article (doc_id, published_at desc) where doc_id is not null;
comment on index article_doctor is 'What has this doctor written?';
create index article_team on article (team_id, published_at desc) where team_id is not null;
comment on index article_team is 'What has this team written?';
create index article_search on article using gin (search);
comment on index article_search is 'Which articles have these characters in title or text?';
create index article_newest on article (published_at desc);
comment on index article_newest is 'Which articles are newest?';

-- 用户协议, 隐私政策, 咨询须知 …: one standing text each, with its version.
create table content_text (
  key text constraint content_text_pk primary key,
  title text not null,
  version text not null,
  body_html text not null,
  published_at timestamptz not null
);

create table banner (
  banner_id text constraint banner_pk primary key default uuidv7()::text,
  title text not null,
  picture text not null,
  url text not null,
  is_shown boolean not null default true,
  position int not null default 0
);

create table home_entry (
  entry_id text constraint home_entry_pk primary key default uuidv7()::text,
  title text not null,
  icon text not null,
  url text not null,
  is_shown boolean not null default true,
  position int not null default 0
);
