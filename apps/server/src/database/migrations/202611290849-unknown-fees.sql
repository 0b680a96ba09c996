-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- A hospital may say nothing of what a session costs: that is not free.
alter table clinic_session add column is_fee_known boolean not null default true;
comment on column clinic_session.is_fee_known is 'False: the hospital states no fee; fee_cents is 0 then, and shown as unknown.';
alter table booking add column is_fee_known boolean not null default true;
comment on column booking.is_fee_known is 'As the session said when it was booked. False: nothing is asked for here, it is paid at the hospital.';
