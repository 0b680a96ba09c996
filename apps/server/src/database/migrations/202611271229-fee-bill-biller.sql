-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table fee_bill add column biller text not null default 'hospital';
comment on column fee_bill.biller is 'Whose bill it is: the hospital''s, or a domain''s of ours that issues bills where no hospital does (docs/decisions/0244).';
