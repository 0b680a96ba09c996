-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table person_grant add column may_be_called boolean not null default false;
comment on column person_grant.may_be_called is 'Whoever asked has read that the person who says yes sees his whole number; requests of before say nothing of it.';
