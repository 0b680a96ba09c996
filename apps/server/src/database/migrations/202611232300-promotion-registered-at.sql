-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

create index promotion_registered on promotion (registered_at);
comment on index promotion_registered is 'How many have come by the codes of doctors in these months?';
create index invitation_registered on invitation (registered_at);
comment on index invitation_registered is 'How many have come by friends in these months?';
