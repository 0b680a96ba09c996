-- outside a transaction
-- Which talks has this doctor, those with words of danger first, then the newest?
create index concurrently if not exists follow_talk_doctor_danger_first on follow_talk (doc_id, (flagged_at is null), last_at desc);
