-- Only who owns a table may analyze it, and the role that works owns none.
create function gather_clinic_statistics() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  analyze clinic_department, clinic_doctor, clinic_session, clinic_number;
end
$$;
comment on function gather_clinic_statistics is 'After a hospital was listed for the first time: tens of thousands of rows at once.';
