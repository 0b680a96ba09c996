-- With which visit card somebody has registered at the demo hospital.
alter table demo_hospital.appointment add column card_number text not null default '';
comment on column demo_hospital.appointment.card_number is 'One of the cards of record_number; empty: none was said.';
