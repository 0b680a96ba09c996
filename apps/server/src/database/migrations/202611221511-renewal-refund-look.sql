-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table renewal add column refund_look_at timestamptz;
comment on column renewal.refund_look_at is 'When to look whether the window has given the money back.';
update renewal set refund_look_at = due_at where status = 'refund_due';
