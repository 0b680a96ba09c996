-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
alter table prescription add column signatures jsonb not null default '[]';
comment on column prescription.signatures is '[{ name, serial, stampedAt }]: by whose certificates the PDF is signed, in their order, and when an authority has stamped each.';

-- The authority of certificates as the sandbox plays it.
create table sandbox.certificate (
  holder text constraint certificate_pk primary key,
  certificate bytea not null,
  key_sealed bytea not null,
  issued_at timestamptz not null
);
comment on table sandbox.certificate is 'Of the authority itself (ca), of its time stamps (tsa) and of each member of staff: X.509, and its key under seal.';
grant select, insert, update, delete on sandbox.certificate to public;
