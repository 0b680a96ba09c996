-- The office's side of the home page.
alter table banner add column shown_from timestamptz;
alter table banner add column shown_until timestamptz
  constraint banner_in_order check (shown_until > shown_from);
comment on column banner.shown_until is 'From then on it is not shown; null: until it is taken away.';
comment on column banner.picture is 'File id of an upload, which hangs on it as ''banner''; or the name of a public picture of the house.';

-- 长辈版 has entries of its own (page elder).
alter table home_entry drop column is_elder;

alter table home_notice add column content text not null default '';
comment on column home_notice.content is 'A few words below the title; may be empty.';
