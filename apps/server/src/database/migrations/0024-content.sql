-- Articles are signed by a doctor or a team, news are the hospital's. HTML is sanitised when it is written.
create table article (
  article_id text constraint article_pk primary key default uuidv7()::text,
  doc_id text constraint article_doctor_fk references doctor,
  team_id text constraint article_team_fk references team,
  title text not null,
  summary text not null default '',
  cover text not null default '',
  body_html text not null,
  read_count int not null default 0,
  published_at timestamptz not null,
  search tsvector not null generated always as (setweight(bigrams(title), 'A') || setweight(bigrams(summary), 'B')) stored,
  constraint article_has_an_author check (doc_id is not null or team_id is not null)
);
comment on column article.cover is 'Name of a public picture; empty: none.';
create index article_doctor on article (doc_id, published_at desc) where doc_id is not null;
comment on index article_doctor is 'What has this doctor written?';
create index article_team on article (team_id, published_at desc) where team_id is not null;
comment on index article_team is 'What has this team written?';
create index article_search on article using gin (search);
comment on index article_search is 'Which articles have these characters in title or summary?';
create index article_newest on article (published_at desc);
comment on index article_newest is 'Which articles are newest?';

create table news_type (
  type_id text constraint news_type_pk primary key default uuidv7()::text,
  type_name text not null constraint news_type_name_key unique,
  position int not null default 0
);

create table news (
  new_id text constraint news_pk primary key default uuidv7()::text,
  type_id text not null constraint news_type_fk references news_type,
  title text not null,
  summary text not null default '',
  cover text not null default '',
  body_html text not null,
  read_count int not null default 0,
  published_at timestamptz not null,
  search tsvector not null generated always as (setweight(bigrams(title), 'A') || setweight(bigrams(summary), 'B')) stored
);
create index news_newest on news (published_at desc);
comment on index news_newest is 'Which news are newest?';
create index news_of_type on news (type_id, published_at desc);
comment on index news_of_type is 'What is new of this type?';
create index news_search on news using gin (search);
comment on index news_search is 'Which news have these characters in title or summary?';

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
