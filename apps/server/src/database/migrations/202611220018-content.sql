-- 用户协议, 隐私政策, 咨询须知 …: one standing text each, with its version.
create table content_text (
  key text constraint content_text_pk primary key,
  title text not null,
  version text not null,
  body_html text not null,
  published_at timestamptz not null
);
comment on column content_text.key is 'The name on the wire (typeName): 用户协议.';

-- Everything that is read: articles of doctors and teams, the hospital's news, health education, examinations, drugs.
create table article_type (
  type_id text constraint article_type_pk primary key default uuidv7()::text,
  shelf text not null constraint article_type_shelf_known check (shelf in ('news', 'health', 'examination', 'drug')),
  type_name text not null,
  icon text not null default 'book',
  position int not null default 0,
  is_shown boolean not null default true,
  constraint article_type_name_key unique (shelf, type_name),
  constraint article_type_shelf_key unique (type_id, shelf)
);
comment on table article_type is 'The categories of a shelf: 医院动态, 心脑血管, CT, 降压药.';
comment on column article_type.icon is 'Name of a line icon of the patient app.';
comment on column article_type.is_shown is 'Patients see neither the category nor what stands in it when not.';

create table article (
  article_id text constraint article_pk primary key default uuidv7()::text,
  shelf text not null default 'doctor'
    constraint article_shelf_known check (shelf in ('doctor', 'news', 'health', 'examination', 'drug')),
  type_id text,
  doc_id text constraint article_doctor_fk references doctor,
  team_id text constraint article_team_fk references team,
  title text not null,
  summary text not null default '',
  tags text[] not null default '{}',
  cover text not null default '',
  source text not null default '',
  body_html text not null,
  status text not null default 'draft'
    constraint article_status_known check (status in ('draft', 'reviewing', 'published', 'withdrawn')),
  published_at timestamptz,
  position int not null default 0,
  is_recommended boolean not null default false,
  read_count int not null default 0,
  written_by text,
  written_at timestamptz not null,
  search tsvector not null generated always as (
    setweight(bigrams(title), 'A') || setweight(bigrams(tags), 'A') || setweight(bigrams(summary), 'B')
  ) stored,
  body_search tsvector not null generated always as (
    strip(bigrams(regexp_replace(body_html, '<[^>]*>|&[a-z]+;', ' ', 'g')))
  ) stored,
  constraint article_type_fk foreign key (type_id, shelf) references article_type (type_id, shelf),
  constraint article_has_its_place check ((shelf = 'doctor') = (type_id is null)),
  constraint article_has_an_author check (shelf <> 'doctor' or doc_id is not null or team_id is not null),
  constraint article_published_has_a_day check (status <> 'published' or published_at is not null)
);
comment on column article.body_html is 'Cleaned when it is written (clean-html.ts).';
comment on column article.cover is 'Name of a public picture; empty: none.';
comment on column article.source is 'Who answers for a text of the hospital: 心血管内科 沈知远; empty: the signing doctor or team.';
comment on column article.published_at is 'Patients see it from then on, while it is published.';
comment on column article.written_by is 'The member of staff who wrote it last: another one publishes it.';
comment on column article.position is 'Place within its category, where a shelf is in order (examinations, drugs).';
comment on column article.body_search is 'Without places: the pairs of a long text are enough, and a tenth of the size.';
create index article_doctor on article (doc_id, published_at desc) where doc_id is not null and status = 'published';
comment on index article_doctor is 'What has this doctor written?';
create index article_team on article (team_id, published_at desc) where team_id is not null and status = 'published';
comment on index article_team is 'What has this team written?';
create index article_newest on article (shelf, published_at desc) where status = 'published';
comment on index article_newest is 'Which texts of this shelf are newest?';
create index article_of_type on article (type_id, published_at desc) where status = 'published';
comment on index article_of_type is 'What is new of this category?';
create index article_in_order on article (type_id, position, article_id) where status = 'published';
comment on index article_in_order is 'What stands in this category, in its order?';
create index article_recommended on article (shelf, read_count desc) where status = 'published' and is_recommended;
comment on index article_recommended is 'Which recommended texts of this shelf are read most?';
create index article_desk on article (shelf, status, written_at desc);
comment on index article_desk is 'Which texts of this shelf are drafts, or wait for their review?';
create index article_search on article using gin (search);
comment on index article_search is 'Which texts have these characters in title, tags or summary?';
create index article_body_search on article using gin (body_search);
comment on index article_body_search is 'Which texts have these characters in their body?';
-- The editors' desk: what was written last, on any shelf.
create index article_written on article (written_at desc, article_id);
comment on index article_written is 'Which texts were written last, whatever their shelf and state?';
create index article_type_texts on article (type_id) where type_id is not null;
comment on index article_type_texts is 'How many texts stand in this category, whatever their state?';

create table article_move (
  move_id bigint constraint article_move_pk primary key generated always as identity,
  article_id text not null constraint article_move_fk references article on delete cascade,
  from_status text not null,
  to_status text not null,
  event text not null,
  staff_id text not null,
  reason text not null default '',
  moved_at timestamptz not null
);
create index article_move_article on article_move (article_id, moved_at desc);
comment on index article_move_article is 'Who has reviewed, published or withdrawn this text, and why?';

create function articles_with(words text) returns table (article_id text, closeness real)
language sql stable strict parallel safe rows 40
begin atomic
  select article.article_id,
    (coalesce(ts_rank(article.search, (select bigram_query(words))), 0)
      + case when position(lower(words) in lower(article.title)) > 0 then 1 else 0 end)::real
  from article
  where article.status = 'published' and (
    article.search @@ (select bigram_query(words))
    or article.body_search @@ (select replace(bigram_query(words)::text, '<->', '&')::tsquery)
  );
end;
comment on function articles_with is 'Published texts with these characters in title, tags, summary or body.';

create function find_articles(words text) returns table (article_id text, closeness real)
language sql stable parallel safe
begin atomic
  select found.article_id, max(found.closeness * asked.weight)::real
  from read_as(words) as asked cross join lateral articles_with(asked.word) as found
  group by found.article_id;
end;
comment on function find_articles is 'Published texts of all shelves by characters, or by the letters of a word; a greater closeness is nearer.';

-- What stands under /blankPage/:id: a text of its own, or the address that it leads to. HTML is sanitised when it is written.
create table content_block (
  block_id text constraint content_block_pk primary key default uuidv7()::text,
  title text not null,
  body_html text not null default '',
  link text not null default '',
  is_shown boolean not null default true,
  published_at timestamptz not null,
  constraint content_block_says_something check (body_html <> '' or link <> '')
);
comment on column content_block.link is 'A page of the app or an http address; then it is followed instead of showing the text.';

-- What is written anew for a standing text or a text under a number, until another one has read it and publishes it.
create table text_change (
  text_kind text not null constraint text_change_kind_known check (text_kind in ('standing', 'block')),
  text_id text not null,
  title text not null,
  version text not null,
  body_html text not null,
  link text not null default '',
  status text not null default 'draft' constraint text_change_status_known check (status in ('draft', 'reviewing')),
  written_by text not null,
  written_at timestamptz not null,
  constraint text_change_pk primary key (text_kind, text_id)
);
comment on column text_change.text_id is 'content_text.key or content_block.block_id; the block may not be there yet.';
comment on column text_change.written_by is 'The member of staff who wrote it last: another one publishes it.';
