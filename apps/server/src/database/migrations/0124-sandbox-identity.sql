-- The register of identities, as the sandbox keeps it. Always here, used in sandbox mode only.

create table sandbox.identity_key (
  one boolean constraint identity_key_pk primary key default true constraint identity_key_one_row check (one),
  key_id text not null,
  key_secret text not null
);
comment on table sandbox.identity_key is 'Made at first start; shared by all processes and restarts.';

create table sandbox.citizen (
  id_card text constraint citizen_pk primary key,
  name text not null
);
comment on table sandbox.citizen is 'Who has which ID number, in the sandbox.';
