create table dictionary (
  dictionary_id text constraint dictionary_pk primary key default uuidv7()::text,
  dic_name text not null,
  dic_value text not null,
  is_good boolean not null default true,
  position int not null default 0,
  constraint dictionary_once unique (dic_name, dic_value)
);
comment on column dictionary.is_good is 'For 评价: good tags are offered from a score of 6, the others below.';
create index dictionary_name on dictionary (dic_name, position);
comment on index dictionary_name is 'Which entries has this dictionary, in order?';

create table param (
  key text constraint param_pk primary key,
  value text not null,
  is_public boolean not null default false,
  note text not null default ''
);
comment on table param is 'Numbers, words and switches that the hospital may change. Only public ones are told to the app.';

-- Page visits by day: how often, never whose.
create table visit_count (
  on_day date not null,
  page text not null,
  visits bigint not null constraint visit_count_positive check (visits > 0),
  constraint visit_count_pk primary key (on_day, page)
);
comment on column visit_count.page is 'The pattern of the address, e.g. /team/consult/:consultId; other: one that is not ours.';
