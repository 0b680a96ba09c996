-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

alter table invoice
  add column desk_note text not null default '',
  add column desk_by text,
  add column desk_at timestamptz;
comment on column invoice.desk_note is 'Of one that was refused: what the office has done about it.';
comment on column invoice.desk_by is 'Who of the office has dealt with it; null: nobody yet.';
comment on column invoice.desk_at is 'When the office has dealt with it; null: it waits.';
