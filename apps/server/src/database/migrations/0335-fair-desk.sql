create index waitlist_wish_session on waitlist_wish (session_id, order_no);
comment on index waitlist_wish_session is 'Who waits and who has waited for this session? For the desk.';
create index waitlist_offer_session on waitlist_offer (session_id, made_at);
comment on index waitlist_offer_session is 'Which numbers of this session were offered, and what became of them? For the desk.';
