-- outside a transaction
-- Which sheets were signed since?
create index concurrently if not exists attachment_signed on attachment (created_at) where owner_staff_id is not null and kind = 'pdf';
