-- A category that is put away takes its texts with it; nothing of them is lost.
alter table article_type add column is_shown boolean not null default true;
comment on column article_type.is_shown is 'Patients see neither the category nor what stands in it when not.';

create index article_type_texts on article (type_id) where type_id is not null;
comment on index article_type_texts is 'How many texts stand in this category, whatever their state?';
