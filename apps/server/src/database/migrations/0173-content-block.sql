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
