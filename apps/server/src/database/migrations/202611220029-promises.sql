-- 承诺: with each consult that begins a doctor or a team promises an answer by a time. What became of it is kept for good.
create table promise (
  consult_id text constraint promise_pk primary key,
  doc_id text constraint promise_doctor_fk references doctor,
  team_id text constraint promise_team_fk references team,
  made_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  refunded_cents bigint not null default 0 constraint promise_refund_not_negative check (refunded_cents >= 0),
  weighed_at timestamptz generated always as (
    case when answered_at is not null then answered_at when ended_by = 'give_up' then due_at end
  ) stored,
  weighed_seconds int generated always as (
    case when answered_at is not null then greatest(round(extract(epoch from answered_at - made_at)), 0)
      when ended_by = 'give_up' then round(extract(epoch from due_at - made_at)) end
  ) stored,
  constraint promise_of_one check ((doc_id is null) <> (team_id is null)),
  constraint promise_ended_whole check ((ended_at is null) = (ended_by is null)),
  constraint promise_refunded_at_end check (refunded_cents = 0 or ended_at is not null)
);
comment on table promise is 'A ledger: what stands in it is never changed, only what has not happened yet is added. No reference to the consult: the figures outlive one that is erased.';
comment on column promise.due_at is 'Until when the answer was promised; later the money goes back.';
comment on column promise.ended_by is 'The event of the consult''s table that ended it; give_up: the promise was broken.';
comment on column promise.refunded_cents is 'What was given back of the money when it ended.';
comment on column promise.weighed_at is 'When it counted in the reply time: answered, or broken. Null: waiting, or ended by a decision.';
comment on column promise.weighed_seconds is 'What counts: the time to the answer; of a broken one the whole time that was promised.';
create index promise_doctor on promise (doc_id, weighed_at desc) include (weighed_seconds) where weighed_at is not null;
comment on index promise_doctor is 'How long did this doctor''s last answers take?';
create index promise_team on promise (team_id, weighed_at desc) include (weighed_seconds) where weighed_at is not null;
comment on index promise_team is 'How long did this team''s last answers take?';

create function keep_promise() returns trigger language plpgsql as $$
begin
  if (new.consult_id, new.doc_id, new.team_id, new.made_at, new.due_at) is distinct from
       (old.consult_id, old.doc_id, old.team_id, old.made_at, old.due_at)
    or old.answered_at is not null and new.answered_at is distinct from old.answered_at
    or old.ended_at is not null
      and (new.ended_at, new.ended_by, new.refunded_cents) is distinct from (old.ended_at, old.ended_by, old.refunded_cents)
  then
    raise exception 'the promise of % is written already', old.consult_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger promise_keeps before update on promise for each row execute function keep_promise();
create trigger promise_stays before delete or truncate on promise for each statement execute function refuse_change();
