-- outside a transaction
-- Which video consults were met last, and were they recorded?
create index concurrently if not exists video_room_newest on video_room (begins_at desc, consult_id desc);
