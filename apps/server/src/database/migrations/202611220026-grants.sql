-- 授权: what a grown-up lets another account do for him (docs/decisions/0030).
create table person_grant (
  grant_id text constraint person_grant_pk primary key default uuidv7()::text,
  account_id text not null constraint person_grant_account_fk references account,
  person_id text not null constraint person_grant_person_fk references person,
  id_card_hash bytea,
  mobile_hash bytea not null,
  mobile_sealed bytea not null,
  key_hash bytea not null constraint person_grant_key unique,
  scopes text[] not null,
  days int not null constraint person_grant_days_known check (days in (30, 90, 180, 365)),
  status text not null
    constraint person_grant_status_known check (status in ('asked', 'given', 'refused', 'expired', 'revoked')),
  asked_at timestamptz not null,
  asked_until timestamptz not null,
  answered_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text constraint person_grant_ended_by_known check (ended_by in ('person', 'manager', 'clock')),
  due_at timestamptz,
  constraint person_grant_scopes_known check (scopes <@ array['book', 'pay', 'reports', 'consult'] and cardinality(scopes) > 0),
  constraint person_grant_given_whole check (status <> 'given' or (answered_at is not null and ends_at is not null))
);
comment on column person_grant.account_id is 'The account that acts, or would like to.';
comment on column person_grant.id_card_hash is 'Whose say it is: it holds for the same person when he is removed and added again.';
comment on column person_grant.mobile_sealed is 'The person''s own phone: the only one that is asked.';
comment on column person_grant.key_hash is 'SHA-256 of the key in the link that went to that phone.';
comment on column person_grant.answered_at is 'When the person spoke. The newest answer decides; an unanswered request decides nothing.';
comment on column person_grant.ends_at is 'The chosen period, but never past the 14th or the 18th birthday.';
create index person_grant_said on person_grant (account_id, answered_at desc) where answered_at is not null;
comment on index person_grant_said is 'What has this person said last to this account?';
create unique index person_grant_one_asked on person_grant (account_id, person_id) where status = 'asked';
comment on index person_grant_one_asked is 'Does a request wait for an answer?';
create index person_grant_person on person_grant (person_id, grant_id desc);
comment on index person_grant_person is 'What was asked of this person, newest first?';
create index person_grant_mobile on person_grant (mobile_hash, asked_at desc);
comment on index person_grant_mobile is 'Who is let, or asks, by this phone; and how many requests went to it in a day?';
create index person_grant_id_card on person_grant (id_card_hash) where id_card_hash is not null;
comment on index person_grant_id_card is 'Which requests and grants are about this ID number?';
create index person_grant_due on person_grant (due_at) where due_at is not null;
comment on index person_grant_due is 'Which requests and grants does the clock have to end?';

create table person_grant_move (
  move_id bigint generated always as identity constraint person_grant_move_pk primary key,
  grant_id text not null constraint person_grant_move_fk references person_grant,
  from_status text,
  to_status text not null,
  event text not null,
  by_whom text not null,
  at timestamptz not null
);
create index person_grant_move_grant on person_grant_move (grant_id, move_id);
comment on index person_grant_move_grant is 'How did this grant come to its state?';
create trigger person_grant_move_append_only before update or delete or truncate on person_grant_move
  for each statement execute function refuse_change();

-- The instant of a birthday in Asia/Shanghai; who was born on 29 February has it on 1 March (14 and 18 years later is no leap year).
create function birthday_at(birth_on date, years int) returns timestamptz immutable language sql as $$
  select ((birth_on + (to_char(birth_on, 'MMDD') = '0229')::int) + make_interval(years => years))::timestamp at time zone 'Asia/Shanghai'
$$;

-- The next of the two birthdays at which what others may do for somebody ends by itself.
create function next_age_line(birth_on date, since timestamptz) returns timestamptz immutable language sql as $$
  select case
    when birth_on is null then 'infinity'::timestamptz
    when since < birthday_at(birth_on, 14) then birthday_at(birth_on, 14)
    when since < birthday_at(birth_on, 18) then birthday_at(birth_on, 18)
    else 'infinity'::timestamptz end
$$;

-- Until when an account may act for each of its people, and in what. `scopes` null: in everything, as the documents say.
create view person_say as
  select p.person_id, p.account_id, p.name, p.birth_on, p.is_self, p.created_at, said.grant_id, said.status, said.ended_by, said.scopes,
    case
      when p.is_self then 'infinity'::timestamptz
      when said.grant_id is null then next_age_line(p.birth_on, p.created_at)
      when said.status = 'given' then least(said.ends_at, next_age_line(p.birth_on, said.answered_at))
      else '-infinity'::timestamptz end as open_until,
    (select own.account_id from person own
      where own.is_self and own.is_realname and own.id_card_hash = p.id_card_hash and own.account_id <> p.account_id) as own_account_id
  from person p
  left join lateral (
    select g.* from person_grant g
    where g.account_id = p.account_id and g.answered_at is not null
      and (g.person_id = p.person_id or g.id_card_hash = p.id_card_hash)
    order by g.answered_at desc, g.grant_id desc limit 1
  ) said on not p.is_self;
comment on view person_say is 'One row per person; a page of it is asked by mayActFor (people/say.table.ts).';
