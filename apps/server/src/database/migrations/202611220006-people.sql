-- 就诊人: somebody whose care an account looks after, its owner included. On the wire: compat.
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
  area_code text not null default '',
  area_name text not null default '',
  avatar_atta_id text,
  is_realname boolean not null default false,
  is_self boolean not null default false,
  guardian_name text,
  guardian_id_card_sealed bytea,
  guardian_mobile_sealed bytea,
  guardian_relationship text,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint person_self_is_self check (is_self = (relationship = 'self')),
  constraint person_self_stays check (not is_self or removed_at is null),
  constraint person_id_card_whole check ((id_card_sealed is null) = (id_card_hash is null)),
  constraint person_guardian_whole check (
    (guardian_name is null) = (guardian_id_card_sealed is null)
    and (guardian_name is null) = (guardian_mobile_sealed is null)
    and (guardian_name is null) = (guardian_relationship is null))
);
comment on column person.id_card_sealed is 'Always 18 characters: a number of 15 is stored as its 18.';
comment on column person.id_card_hash is 'Keyed hash of the 18 characters, for look-up.';
comment on column person.is_self is 'The account''s own and default person; carries what the account says of its owner.';
create unique index person_self on person (account_id) where is_self;
comment on index person_self is 'Which person is the account''s own self, the default? At most one.';
create unique index person_self_id_card on person (id_card_hash) where is_self and id_card_hash is not null;
comment on index person_self_id_card is 'Is this ID number bound to an account already (01020701)?';
create unique index person_once on person (account_id, id_card_hash) where id_card_hash is not null and removed_at is null;
comment on index person_once is 'Is this ID number among the account''s people already?';
create index person_account on person (account_id, created_at);
comment on index person_account is 'Which people does the account look after, and how many were added in 90 days (removed ones count)?';
create index person_id_card on person (id_card_hash) where id_card_hash is not null;
comment on index person_id_card is 'In which accounts is this human being looked after? His own account shows who looked there.';

-- 实名认证: asking the police's register. Every question counts; what was right is kept.
create table real_name_try (
  try_id text constraint real_name_try_pk primary key default uuidv7()::text,
  id_card_hash bytea not null,
  account_id text not null constraint real_name_try_account_fk references account,
  at timestamptz not null,
  outcome text constraint real_name_try_outcome_known check (outcome in ('match', 'mismatch', 'unknown'))
);
comment on column real_name_try.outcome is 'Null while nobody has answered; a try that was never answered stops counting after a minute.';
create index real_name_try_id_card on real_name_try (id_card_hash, at);
comment on index real_name_try_id_card is 'How often was this person asked about today, by whichever account?';

create table real_name_proof (
  proof_hash bytea constraint real_name_proof_pk primary key,
  proved_at timestamptz not null
);
comment on table real_name_proof is 'Keyed hashes of name and ID number that belong together by the register: not asked, and paid for, twice.';
