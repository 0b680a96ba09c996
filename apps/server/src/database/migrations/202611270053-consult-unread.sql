-- outside a transaction
-- Whose messages nobody has read: few among all consults there ever were, and counted every ten seconds by each open desk.
create index concurrently if not exists consult_unread on consult (consult_id) where staff_unread > 0;
