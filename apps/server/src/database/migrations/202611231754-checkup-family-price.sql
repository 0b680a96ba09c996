-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table checkup_company
  add column family_price_cents int constraint checkup_company_family_price_known check (family_price_cents > 0),
  add column family_each int not null default 0 constraint checkup_company_family_each_known check (family_each between 0 and 9);
comment on column checkup_company.family_price_cents is 'What the contract names for a member of an employee''s family, who pays himself. Null: nothing.';
comment on column checkup_company.family_each is 'For so many of each employee''s family.';

alter table checkup_order add column family_of text constraint checkup_order_family_fk references checkup_voucher;
comment on column checkup_order.family_of is 'By whose voucher a member of the family has the company''s price. It uses nothing up, and the company never counts it.';
create index checkup_order_family on checkup_order (family_of) where family_of is not null;
comment on index checkup_order_family is 'For how many of an employee''s family is booked?';
