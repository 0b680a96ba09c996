-- The editors' desk: what was written last, on any shelf.
create index article_written on article (written_at desc, article_id);
comment on index article_written is 'Which texts were written last, whatever their shelf and state?';
