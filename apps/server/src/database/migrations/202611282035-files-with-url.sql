-- Forward only; must run while the old server still runs: add → fill → use → drop. PostgreSQL 15 and newer.

-- The files of a message as its reply shows them. Called for the few that have any: as part of the statement it would cost
-- every poll its part of the plan.
create function files_with_url(files jsonb, ticket text) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select jsonb_agg(one || jsonb_build_object('url', '/files/' || (one ->> 'attaId') || '?t=' || ticket) order by at)
    from jsonb_array_elements(files) with ordinality as file (one, at)
  );
end
$$;
