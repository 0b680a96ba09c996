-- Page visits by day: how often, never whose.
create table visit_count (
  on_day date not null,
  page text not null,
  visits bigint not null constraint visit_count_positive check (visits > 0),
  constraint visit_count_pk primary key (on_day, page)
);
comment on column visit_count.page is 'The pattern of the address, e.g. /team/consult/:consultId; other: one that is not ours.';
