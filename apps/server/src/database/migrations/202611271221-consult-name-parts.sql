-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.
create function consult_name_parts(
  doc_id text, cover_doc_id text, team_id text, consult_type text, consulter_name text
) returns text[]
language sql immutable parallel safe
begin atomic
  select array(
    select desk || ' ' || substr(consulter_name, at, 2)
    from unnest(array[
        doc_id, cover_doc_id, team_id, case consult_type when 'RENEWAL_OF_CONSULTATION' then consult_type end
      ]) as desk, generate_series(1, char_length(consulter_name) - 1) as at
    where desk is not null
  );
end;
comment on function consult_name_parts is
  'Every two neighbouring characters of the patient''s name, for each desk that answers: 王秀英 at d7 is {d7 王秀, d7 秀英}; of renewals also for who reviews them all.';
