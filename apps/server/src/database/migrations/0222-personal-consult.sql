-- A bought time may be renewed before it ends: the renewal is a consult of its own, with its own payment and clock.
alter table consult
  add column renews_id text constraint consult_renews_fk references consult,
  add column served_from timestamptz;
comment on column consult.renews_id is 'The consult whose bought time this one goes on with.';
comment on column consult.served_from is 'When the bought time begins; of a renewal, when the one before it ends.';
drop index consult_one_open;
create unique index consult_one_open on consult (account_id, person_id, doc_id, consult_type)
  where status in ('unpaid', 'going') and doc_id is not null and renews_id is null;
comment on index consult_one_open is 'Does this person have an open consult of this kind with this doctor?';
create unique index consult_one_renewal on consult (renews_id) where status in ('unpaid', 'going') and renews_id is not null;
comment on index consult_one_renewal is 'Is this one being renewed?';
