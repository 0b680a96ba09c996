-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- A server of the version before writes complaints without a case, as long as both run: nothing may lie where nobody looks.
create function complaint_opens_case() returns trigger
language plpgsql as $$
begin
  insert into complaint_case (feedback_id, status, answer_by, opened_at)
  values (new.feedback_id, 'open', new.created_at + interval '7 days', new.created_at)
  on conflict do nothing;
  if found then
    insert into complaint_move (feedback_id, to_status, event, by_whom, actor_id, at)
    values (new.feedback_id, 'open', 'open', 'patient', new.account_id, new.created_at);
  end if;
  return null;
end;
$$;
comment on function complaint_opens_case is 'At the end of the transaction: whoever has opened the case himself has done so by then.';
create constraint trigger complaint_opens_case after insert on feedback
  deferrable initially deferred for each row when (new.kind = 'complaint') execute function complaint_opens_case();
