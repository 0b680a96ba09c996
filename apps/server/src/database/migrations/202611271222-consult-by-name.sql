-- outside a transaction
-- What is looked for by a part of a name, among all that a doctor ever answered. What is open is few, is written at each message, and
-- is found by its desk; so nothing that is written often stands in here.
create index concurrently if not exists consult_by_name on consult
  using gin (consult_name_parts(doc_id, cover_doc_id, team_id, consult_type, consulter_name)) with (fastupdate = off)
  where status not in ('unpaid', 'going') or consult_type = 'RENEWAL_OF_CONSULTATION';
