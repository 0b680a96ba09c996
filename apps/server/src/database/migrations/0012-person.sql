-- 就诊人: a related person that an account looks after. On the wire: compat.
create table person (
  person_id text constraint person_pk primary key default uuidv7()::text,
  account_id text not null constraint person_account_fk references account,
  name text not null,
  id_card_sealed bytea,
  id_card_hash bytea,
  mobile_sealed bytea,
  gender text constraint person_gender_known check (gender in ('M', 'F')),
  birth_on date,
  relationship text not null
    constraint person_relationship_known check (relationship in ('self', 'parents', 'spouse', 'children', 'relatives', 'friends', 'others')),
  marital_status text not null default 'unknown'
    constraint person_marital_known check (marital_status in ('unmarried', 'married', 'divorced', 'widowed', 'unknown')),
  area_code text,
  area_name text,
  avatar_atta_id text,
  is_realname boolean not null default false,
  is_self boolean not null default false,
  guardian_name text,
  guardian_id_card_sealed bytea,
  guardian_mobile_sealed bytea,
  guardian_relationship text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index person_self on person (account_id) where is_self and removed_at is null;
comment on index person_self is 'Which person is the account''s own self, the default? At most one.';
create unique index person_once on person (account_id, id_card_hash) where id_card_hash is not null and removed_at is null;
comment on index person_once is 'Is this ID number among the account''s people already?';
create index person_account on person (account_id, created_at);
comment on index person_account is 'Which people does the account look after, and how many were added in 90 days (removed ones count)?';
