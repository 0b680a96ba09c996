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
